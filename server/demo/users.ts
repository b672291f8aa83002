import type { DemoUser } from './demo-data.ts';

const vendor = (email: string, full_name: string, company_name: string, phone: string): DemoUser => ({
  email,
  full_name,
  role: 'vendor',
  company_name,
  phone,
});

export const HR_MANAGERS: DemoUser[] = [
  {
    email: 'hr@niyukti.example',
    full_name: 'Meera Nair',
    role: 'hr_manager',
    company_name: null,
    phone: '+91 98450 11201',
  },
  {
    email: 'hr2@niyukti.example',
    full_name: 'Rohit Deshpande',
    role: 'hr_manager',
    company_name: null,
    phone: '+91 98450 11202',
  },
];

export const RECRUITER: DemoUser = {
  email: 'recruiter@niyukti.example',
  full_name: 'Farah Siddiqui',
  role: 'internal_user',
  company_name: null,
  phone: '+91 98450 11203',
};

export const VENDORS: DemoUser[] = [
  vendor('vendor@niyukti.example', 'Gaurav Bhatia', 'Sarathi Staffing Solutions', '+91 98450 11204'),
  vendor('vendor2@niyukti.example', 'Lakshmi Subramanian', 'TalentKosh Consultants', '+91 98450 11205'),
  vendor('vendor3@niyukti.example', 'Prosenjit Roy', 'Udaan Manpower Services', '+91 98450 11206'),
];

/** Everybody who can sign in to the demo; all with one password. */
export const DEMO_USERS: DemoUser[] = [...HR_MANAGERS, RECRUITER, ...VENDORS];

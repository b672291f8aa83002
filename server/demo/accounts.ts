/** The password of every demo account. */
export const DEMO_PASSWORD = 'Niyukti-demo-1';

/** Whom to try the demo as. */
export const DEMO_ACCOUNTS = [
  { email: 'hr@niyukti.example', description: 'HR manager' },
  { email: 'recruiter@niyukti.example', description: 'internal recruiter' },
  { email: 'vendor@niyukti.example', description: 'vendor recruiter of Sarathi Staffing Solutions' },
  { email: 'vendor2@niyukti.example', description: 'vendor recruiter of TalentKosh Consultants' },
];

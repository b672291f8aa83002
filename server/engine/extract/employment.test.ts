import { describe, expect, it } from 'vitest';
import { readDocument } from './document.ts';
import { readEmployment } from './employment.ts';

function now(text: string): [string | null, string | null] {
  const { company, position } = readEmployment(readDocument(text), '2026-11-21');
  return [company?.value ?? null, position?.value ?? null];
}

describe('readEmployment', () => {
  it.each([
    [
      'one line',
      'Senior Accountant, Kaveri Motors Ltd, Pune (Apr 2019 – Present)',
      'Kaveri Motors Ltd',
      'Senior Accountant',
    ],
    [
      'company, title, dates on lines',
      'Kaveri Motors Ltd\nSenior Accountant\nApr 2019 – Present',
      'Kaveri Motors Ltd',
      'Senior Accountant',
    ],
    [
      'title and dates, then company',
      'Senior Accountant\tApr 2019 – Present\nKaveri Motors Ltd, Pune',
      'Kaveri Motors Ltd',
      'Senior Accountant',
    ],
    [
      'dates first',
      '2019 – Present: Senior Architect, Studio Vriksha, New Delhi',
      'Studio Vriksha',
      'Senior Architect',
    ],
    [
      'labels',
      'Designation: Site Engineer\nCompany: Ganga Infra Ltd\nDuration: Mar 2022 to till date',
      'Ganga Infra Ltd',
      'Site Engineer',
    ],
    [
      'a table',
      'Company\tDesignation\tPeriod\nKaveri Motors Ltd\tFitter\t06/2021 to Till Date',
      'Kaveri Motors Ltd',
      'Fitter',
    ],
    [
      'a table parted by pipes',
      'Organisation | Designation | From | To\nKaveri Co-operative Bank Ltd | Clerk | Aug 2021 | Till Date',
      'Kaveri Co-operative Bank Ltd',
      'Clerk',
    ],
    [
      'labels that say "as" and a period that continues',
      'Presently working : Kaveri Auto Components (A unit of KAC Group)\nas : CNC Operator\nfrom : Feb 2019 to continue',
      'Kaveri Auto Components',
      'CNC Operator',
    ],
    [
      'a title with what it is about, behind its organisation',
      'Kaveri Grocery, Pune. Category Manager - Staples. Jun 2022 to present.',
      'Kaveri Grocery',
      'Category Manager - Staples',
    ],
    [
      'a name that says nothing, above its title',
      'Work History\nBrontavex Quil\nArea Sales Manager (Apr 2022 to Present)\nHandling 14 distributors\nKaveri Foods Pvt Ltd\nSales Officer (Jan 2018 to Mar 2022)',
      'Brontavex Quil',
      'Area Sales Manager',
    ],
    [
      'a department before the house',
      'Assistant Professor, Department of Chemistry, Brontavex, 2016 – present',
      'Brontavex',
      'Assistant Professor',
    ],
    [
      'a region between title and house',
      'Work\n2022 – till date  Area Sales Manager, North Karnataka, Brontavex Quil',
      'Brontavex Quil',
      'Area Sales Manager',
    ],
    [
      'two posts in one, told with dates',
      'Experience: Driver in Kaveri Travels 2012 to 2018\nDriver cum delivery in Zentrik Vale from 2018 to now',
      'Zentrik Vale',
      'Driver',
    ],
    ['capitals only', 'SERVICE ADVISOR WITH KAVERI MOTORS SINCE 2020', 'KAVERI MOTORS', 'Service Advisor'],
    [
      'no heading of their own, below a list of skills',
      'Skills\nTally, GST\nKaveri Motors Ltd\nAccountant\nApr 2019 – Present',
      'Kaveri Motors Ltd',
      'Accountant',
    ],
    [
      'a sentence about oneself',
      'I am at present a Team Leader with Kaveri Services, Pune, where I joined in June 2019 as Trainee.',
      'Kaveri Services',
      'Team Leader',
    ],
    [
      'a rise told by an arrow',
      'Kaveri Advisory LLP\tConsultant → Engagement Manager\t2019 – Present',
      'Kaveri Advisory LLP',
      'Engagement Manager',
    ],
    [
      'a sentence',
      'Currently working as a Staff Nurse at Malanad Hospital since June 2021.',
      'Malanad Hospital',
      'Staff Nurse',
    ],
    [
      'a sentence the other way round',
      'Presently working with Palm Grove Resort, Goa as Sous Chef since Nov 2020.',
      'Palm Grove Resort',
      'Sous Chef',
    ],
    [
      'dates for a verb',
      'Since Aug 2018 with Coromandel Insurance Co. Ltd., Chennai as Assistant Manager',
      'Coromandel Insurance Co. Ltd.',
      'Assistant Manager',
    ],
    [
      'a teacher in a school',
      'PGT Hindi Teacher in Saraswati School, Jaipur from July 2016 till now',
      'Saraswati School',
      'PGT Hindi Teacher',
    ],
    [
      'a function after a dash',
      'Assistant Manager - Rollout, Airwave Connect, Pune\nJan 2020 - Present',
      'Airwave Connect',
      'Assistant Manager - Rollout',
    ],
    [
      'partners with commas',
      'Article Clerk, Mehta, Shah & Co., Noida\nAccountant, Mehta, Shah & Co., Noida (Jul 2024 – Present)',
      'Mehta, Shah & Co.',
      'Accountant',
    ],
    [
      'capitals',
      'SENIOR PRODUCT DESIGNER\nPaisa Path Technologies\nFeb 2021 – Present',
      'Paisa Path Technologies',
      'Senior Product Designer',
    ],
  ])('reads %s', (_how, text, company, position) => {
    expect(now(`Experience\n${text}`)).toEqual([company, position]);
  });

  it('drops a parent company and takes no client for the employer', () => {
    const parent = 'Developer, Krishna Softech Ltd (Parent Company- Kaveri Group) Jun 2021 - Present';
    expect(now(`Experience\n${parent}`)[0]).toBe('Krishna Softech Ltd');
    const client =
      'Company Name : Nimbus Infotech LLP (Client - Barclays)\nDesignation : Tester\nClient: HSBC Bank';
    expect(now(`Experience\n${client}`)[0]).toBe('Nimbus Infotech LLP');
  });

  it('takes the job that goes on, whatever the order', () => {
    const jobs = 'Clerk, Alpha Traders Ltd (2015 - 2018)\nManager, Beta Foods Ltd (2018 - Present)';
    expect(now(`Experience\n${jobs}`)).toEqual(['Beta Foods Ltd', 'Manager']);
  });

  it('gives a promoted person the latest title and the one employer', () => {
    const jobs = `Hooghly Mills Limited (May 2016 - Present)
HR Business Partner (Apr 2022 – Present)
- Partnering with four plants
HR Executive (May 2016 – Mar 2022)`;
    expect(now(`Experience\n${jobs}`)).toEqual(['Hooghly Mills Limited', 'HR Business Partner']);
  });

  it('takes the title under the name when no job tells one', () => {
    expect(now('Anita Rao\nGraphic Designer\nEducation\nB.Des 2020')).toEqual([null, 'Graphic Designer']);
  });

  it('takes neither a college, a project nor an ended internship for an employer', () => {
    const text = `Education
Alpha Engineering College Ltd, 2016 - 2020
Projects
Developer, Beta Systems Ltd, 2019 - 2020
Internship
Intern, Gamma Foods Ltd (Jan 2020 - Apr 2020)`;
    expect(now(text)).toEqual([null, null]);
  });
});

import type { PromptCase } from './prompt-case.ts';

/** Development prompts: health, teaching, money, people, selling and guests. */
export const PROMPTS_DEV_SERVICES: readonly PromptCase[] = [
  {
    name: 'icu-nurse',
    prompt:
      'Urgently require staff nurses for ICU, 2-5 years, B.Sc Nursing or GNM, Apollo-type multispeciality hospital in Vizag. Ventilator handling must. Salary 25000-32000/month, accommodation provided. Night shifts.',
    expected: {
      title: ['ICU Staff Nurse', 'Staff Nurse (ICU)', 'Staff Nurse'],
      locations: ['Visakhapatnam'],
      experience: [2, 5],
      ctc: [300_000, 384_000],
      mode_of_work: 'office',
      domain_industry: 'Healthcare & Pharmaceuticals',
      joining_date: null,
      skills: ['Critical Care', 'Ventilator Management'],
    },
  },
  {
    name: 'staff-nurse-typo',
    prompt: 'staff nurse ICU reqd at mysuru, 18 months exp min, 22k in hand, join asap',
    expected: {
      title: ['ICU Staff Nurse', 'Staff Nurse (ICU)'],
      locations: ['Mysore'],
      experience: [
        [1, null],
        [2, null],
      ],
      ctc: [264_000, 264_000],
      mode_of_work: 'office',
      domain_industry: 'Healthcare & Pharmaceuticals',
      joining_date: '2026-11-21',
      skills: ['Critical Care'],
    },
  },
  {
    name: 'pgt-physics',
    prompt:
      'Reputed CBSE school in Indore is looking for PGT Physics (classes XI-XII). M.Sc Physics with B.Ed, minimum 5 years of teaching experience. Salary Rs 45,000 to 55,000 per month. Joining by 1st April 2027.',
    expected: {
      title: ['PGT Physics', 'PGT Physics Teacher', 'PGT - Physics', 'PGT (Physics)'],
      locations: ['Indore'],
      experience: [5, null],
      ctc: [540_000, 660_000],
      mode_of_work: 'office',
      domain_industry: 'Education & EdTech',
      joining_date: '2027-04-01',
      skills: ['Physics Teaching', 'CBSE Curriculum'],
    },
  },
  {
    name: 'maths-teacher',
    prompt:
      'We want a teacher for maths, class 6 to 8, at our school in Mangaluru. 2 plus years. B.Ed compulsory. 30k.',
    expected: {
      title: ['Maths Teacher', 'Mathematics Teacher', 'Teacher (Maths)'],
      locations: ['Mangalore'],
      experience: [2, null],
      ctc: [360_000, 360_000],
      mode_of_work: 'office',
      domain_industry: 'Education & EdTech',
      joining_date: null,
      skills: ['Mathematics Teaching'],
    },
  },
  {
    name: 'accountant',
    prompt:
      'Need an accountant for our trading company at Nagpur. B.Com, 3-5 years experience in Tally Prime, GST returns, TDS, bank reconciliation. Should handle day to day accounting and coordinate with our CA. Salary 25,000 to 30,000 pm. 6 days working.',
    expected: {
      title: 'Accountant',
      locations: ['Nagpur'],
      experience: [3, 5],
      ctc: [300_000, 360_000],
      mode_of_work: null,
      domain_industry: [null, 'Others', 'E-commerce & Retail'],
      joining_date: null,
      skills: ['Tally', 'GST', 'TDS', 'Bank Reconciliation'],
    },
  },
  {
    name: 'ca-finance-controller',
    prompt:
      'Looking for a Chartered Accountant as Finance Manager, 6-8 years post qualification, auto component manufacturing background, Chakan plant near Pune. SAP, cost audit, MIS, working capital. CTC upto 22 lacs.',
    expected: {
      title: ['Finance Manager', 'Chartered Accountant'],
      locations: ['Pune'],
      experience: [6, 8],
      ctc: [null, 2_200_000],
      mode_of_work: ['office', null],
      domain_industry: ['Automotive', 'Manufacturing'],
      joining_date: null,
      skills: ['SAP', 'MIS Reporting', 'Cash Flow Management'],
    },
  },
  {
    name: 'bde-edtech',
    prompt:
      'Hiring 10 BDEs for our EdTech company, Bangalore, freshers to 2 yrs, inside sales, cold calling, fluent English and Hindi. Fixed 4.5 LPA + incentives upto 3 lakhs. 5 days from office.',
    expected: {
      title: 'Business Development Executive',
      locations: ['Bangalore'],
      experience: [0, 2],
      ctc: [450_000, 450_000],
      mode_of_work: 'office',
      domain_industry: 'Education & EdTech',
      joining_date: null,
      skills: ['Inside Sales', 'Cold Calling'],
    },
  },
  {
    name: 'area-sales-fmcg',
    prompt:
      'Area Sales Manager for FMCG distribution in Bihar, based at Patna. Min 6 yrs in FMCG, distributor handling, team of 12 sales officers, monthly target Rs 2 Cr. CTC 9-12 lakhs + TA/DA.',
    expected: {
      title: 'Area Sales Manager',
      locations: ['Patna'],
      experience: [6, null],
      ctc: [900_000, 1_200_000],
      mode_of_work: null,
      domain_industry: ['E-commerce & Retail', 'Manufacturing'],
      joining_date: null,
      skills: ['FMCG Sales', 'Distributor Management'],
    },
  },
  {
    name: 'hr-exec',
    prompt:
      'HR executive for a 400 worker garment factory at Tirupur, 2-4 yrs, payroll, PF ESI compliance, recruitment of workers, Tamil must. Rs.20000-25000. Female preferred.',
    expected: {
      title: 'HR Executive',
      locations: ['Tiruppur'],
      experience: [2, 4],
      ctc: [240_000, 300_000],
      mode_of_work: ['office', null],
      domain_industry: 'Manufacturing',
      joining_date: null,
      skills: ['Payroll', 'Statutory Compliance', 'Recruitment'],
    },
  },
  {
    name: 'hrbp',
    prompt:
      'We are hiring an HRBP for our Noida call centre. 5-7 years, performance management, employee engagement, grievance handling. 10 to 13 LPA. WFO.',
    expected: {
      title: ['HR Business Partner', 'HRBP'],
      locations: ['Noida'],
      experience: [5, 7],
      ctc: [1_000_000, 1_300_000],
      mode_of_work: 'office',
      domain_industry: ['Information Technology', 'Others', null],
      joining_date: null,
      skills: ['Performance Management', 'Employee Engagement', 'Grievance Handling'],
    },
  },
  {
    name: 'relationship-manager',
    prompt:
      'Private bank branch at Ludhiana needs Relationship Managers - CASA and third party products, graduate with 1-4 years in banking, own two wheeler, salary 3.5 to 5 LPA plus incentives, joining in 2 weeks',
    expected: {
      title: 'Relationship Manager',
      locations: ['Ludhiana'],
      experience: [1, 4],
      ctc: [350_000, 500_000],
      mode_of_work: ['office', null],
      domain_industry: 'Banking & Financial Services',
      joining_date: '2026-12-05',
      skills: ['Account Opening', 'Relationship Management'],
    },
  },
  {
    name: 'hinglish-telecaller',
    prompt:
      'Bhai 5 telecallers chahiye Laxmi Nagar Delhi office ke liye, fresher chalega, salary 12-15k + incentive, Hindi bolna aana chahiye, kal se joining',
    expected: {
      title: ['Telecaller', 'Telecalling Executive'],
      locations: ['Delhi'],
      experience: [0, 0],
      ctc: [144_000, 180_000],
      mode_of_work: ['office', null],
      domain_industry: [null, 'Others', 'Information Technology'],
      joining_date: null,
      skills: ['Cold Calling'],
    },
  },
  {
    name: 'sous-chef',
    prompt:
      'Sous chef for a beach resort in Goa. At least 5 years in continental and bakery, HACCP knowledge, able to lead a kitchen team of 15. Salary 50-60k per month with food and accommodation. Join before 20 December for season.',
    expected: {
      title: 'Sous Chef',
      locations: ['Goa'],
      experience: [5, null],
      ctc: [600_000, 720_000],
      mode_of_work: 'office',
      domain_industry: 'Others',
      joining_date: '2026-12-20',
      skills: ['Continental Cuisine', 'Bakery', 'Food Safety'],
    },
  },
  {
    name: 'front-office',
    prompt:
      'front office executive required for 4 star hotel, Udaipur. hotel management graduate, 1-2 yr exp, opera software, guest handling. 18000 per month plus food and stay',
    expected: {
      title: 'Front Office Executive',
      locations: ['Udaipur'],
      experience: [1, 2],
      ctc: [216_000, 216_000],
      mode_of_work: 'office',
      domain_industry: 'Others',
      joining_date: null,
      skills: ['Opera PMS', 'Guest Relations'],
    },
  },
  {
    name: 'lawyer',
    prompt:
      'Our law firm in Delhi is looking for an Associate Advocate with 2-4 years PQE in arbitration and commercial litigation before the Delhi High Court. Strong drafting. Compensation 8 to 12 LPA. Office based at Nizamuddin.',
    expected: {
      title: ['Associate Advocate', 'Associate Advocate (Litigation)'],
      locations: ['Delhi'],
      experience: [2, 4],
      ctc: [800_000, 1_200_000],
      mode_of_work: 'office',
      domain_industry: ['Consulting Services', 'Others', null],
      joining_date: null,
      skills: ['Arbitration', 'Litigation'],
    },
  },
  {
    name: 'store-manager',
    prompt:
      'Store Manager - apparel retail - Phoenix Mall Chennai. 4 yrs+ in retail, visual merchandising, inventory, team of 8, monthly sales target 40 lakhs. Salary up to 6 LPA.',
    expected: {
      title: 'Store Manager',
      locations: ['Chennai'],
      experience: [4, null],
      ctc: [null, 600_000],
      mode_of_work: 'office',
      domain_industry: 'E-commerce & Retail',
      joining_date: null,
      skills: ['Visual Merchandising', 'Inventory Control'],
    },
  },
  {
    name: 'physio',
    prompt:
      'Physiotherapist (BPT/MPT) for our ortho clinic, Baroda. Fresher or upto 1 year. 20 to 25 thousand. Part time also ok.',
    expected: {
      title: 'Physiotherapist',
      locations: ['Vadodara'],
      experience: [0, 1],
      ctc: [240_000, 300_000],
      mode_of_work: 'office',
      domain_industry: 'Healthcare & Pharmaceuticals',
      joining_date: null,
      skills: ['Physiotherapy'],
    },
  },
];

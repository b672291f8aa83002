import type { PromptCase } from './prompt-case.ts';

/** Development prompts: plants, sites, stores, farms and the road. */
export const PROMPTS_DEV_WORKS: readonly PromptCase[] = [
  {
    name: 'production-supervisor',
    prompt:
      'Production supervisor needed for injection moulding plant, Bhiwadi. Diploma plastics/mechanical, 4-6 yrs, shift handling, manpower of 40, 5S and kaizen. 28k-32k. rotational shift, PF ESI canteen.',
    expected: {
      title: 'Production Supervisor',
      locations: ['Bhiwadi'],
      experience: [4, 6],
      ctc: [336_000, 384_000],
      mode_of_work: 'office',
      domain_industry: 'Manufacturing',
      joining_date: null,
      skills: ['Injection Moulding', '5S', 'Kaizen'],
      notSkills: ['Statutory Compliance'],
    },
  },
  {
    name: 'site-engineer',
    prompt:
      'A Pune based builder wants site engineers (civil) for its residential towers in Nashik. B.E. Civil, 3-5 years on RCC high rise, AutoCAD, contractor billing. CTC 4.8 to 6 lakhs p.a. Join in December.',
    expected: {
      title: ['Site Engineer', 'Site Engineer (Civil)', 'Civil Site Engineer'],
      locations: ['Nashik'],
      experience: [3, 5],
      ctc: [480_000, 600_000],
      mode_of_work: 'office',
      domain_industry: 'Real Estate',
      joining_date: '2026-12-01',
      skills: ['Concreting', 'AutoCAD', 'Contractor Billing'],
    },
  },
  {
    name: 'maintenance-electrician',
    prompt:
      'ITI electrician with wireman licence for our cold storage at Agra, 5 years, DG set, HT/LT panel, PLC basics, 20k monthly, night duty also. Urgent.',
    expected: {
      title: 'Electrician',
      locations: ['Agra'],
      experience: [5, 5],
      ctc: [240_000, 240_000],
      mode_of_work: 'office',
      domain_industry: ['Manufacturing', 'Agriculture & Food Processing', 'Others'],
      joining_date: null,
      skills: ['DG Sets', 'Switchgear', 'PLC'],
    },
  },
  {
    name: 'quality-engineer-auto',
    prompt:
      'Quality Engineer | Tier-1 auto components | Sriperumbudur | 2-5 yrs | PPAP, APQP, SPC, CMM | BE Mech | 4 - 6.5 LPA | notice 1 month ok',
    expected: {
      title: 'Quality Engineer',
      locations: ['Sriperumbudur'],
      experience: [2, 5],
      ctc: [400_000, 650_000],
      mode_of_work: ['office', null],
      domain_industry: ['Automotive', 'Manufacturing'],
      joining_date: '2026-12-21',
      skills: ['APQP', 'SPC', 'Metrology'],
    },
  },
  {
    name: 'warehouse-incharge',
    prompt:
      'Warehouse in-charge for our 3PL warehouse in Bhiwandi - 60000 sq ft, 50 loaders. 5 to 10 yrs experience, WMS, inventory, dispatch planning, Excel. Rs 40,000 in hand. Immediate joiner preferred.',
    expected: {
      title: ['Warehouse In-charge', 'Warehouse Incharge'],
      locations: ['Bhiwandi'],
      experience: [5, 10],
      ctc: [480_000, 480_000],
      mode_of_work: 'office',
      domain_industry: 'Others',
      joining_date: '2026-11-21',
      skills: ['WMS', 'Inventory Control', 'Dispatch', 'Excel'],
    },
  },
  {
    name: 'purchase-exec',
    prompt:
      'Purchase exec with 2-3 yrs for a valve manufacturing company in Rajkot. Vendor development, RFQ, negotiation, SAP MM. Age below 30. Salary 20-24k.',
    expected: {
      title: 'Purchase Executive',
      locations: ['Rajkot'],
      experience: [2, 3],
      ctc: [240_000, 288_000],
      mode_of_work: null,
      domain_industry: 'Manufacturing',
      joining_date: null,
      skills: ['Vendor Management', 'RFQ', 'Negotiation', 'SAP MM'],
    },
  },
  {
    name: 'agronomist',
    prompt:
      'Agri input company hiring agronomist for Guntur & Kurnool belt. B.Sc/M.Sc Agriculture, 3+ yrs, drip irrigation, crop protection, farmer meetings, Telugu. Bike must. 5-7 LPA + TA DA.',
    expected: {
      title: 'Agronomist',
      locations: ['Guntur', 'Kurnool'],
      experience: [3, null],
      ctc: [500_000, 700_000],
      mode_of_work: null,
      domain_industry: 'Agriculture & Food Processing',
      joining_date: null,
      skills: ['Irrigation', 'Crop Protection', 'Farmer Training'],
    },
  },
  {
    name: 'qc-chemist',
    prompt:
      'QC Chemist for formulation plant at Baddi. M.Sc Chemistry / B.Pharm. 2-4 yrs HPLC, dissolution, GMP documentation, USFDA exposure plus. CTC 3.6-4.8 LPA. Notice max 30 days.',
    expected: {
      title: 'QC Chemist',
      locations: ['Solan'],
      experience: [2, 4],
      ctc: [360_000, 480_000],
      mode_of_work: 'office',
      domain_industry: 'Healthcare & Pharmaceuticals',
      joining_date: '2026-12-21',
      skills: ['HPLC', 'Dissolution Testing', 'GMP'],
    },
  },
  {
    name: 'driver',
    prompt:
      'Driver chahiye for company director, Kolkata Salt Lake, 10 yrs experience, LMV licence, 18000 per month + overtime, age 30-45 years',
    expected: {
      title: 'Driver',
      locations: ['Kolkata'],
      experience: [10, 10],
      ctc: [216_000, 216_000],
      mode_of_work: 'office',
      domain_industry: null,
      joining_date: null,
      skills: ['Driving'],
    },
  },
  {
    name: 'solar-engineer',
    prompt:
      'We install rooftop solar in Gujarat. Need project engineers (electrical) for Ahmedabad and Surat, 2 to 5 years in solar EPC, AutoCAD, PVsyst, site supervision. 4 to 6 LPA. To join by end of December.',
    expected: {
      title: [
        'Project Engineer (Electrical)',
        'Project Engineer',
        'Electrical Project Engineer',
        'Project Engineer - Electrical',
        'Solar Project Engineer',
      ],
      locations: ['Ahmedabad', 'Surat'],
      experience: [2, 5],
      ctc: [400_000, 600_000],
      mode_of_work: ['office', null],
      domain_industry: 'Energy & Utilities',
      joining_date: '2026-12-31',
      skills: ['Solar Power', 'AutoCAD', 'PVsyst', 'Site Supervision'],
    },
  },
  {
    name: 'ngo-field',
    prompt:
      'Our NGO works on livelihoods in rural Jharkhand. Looking for a Programme Coordinator at Ranchi, 3 to 5 years, community mobilisation, SHG, M&E, report writing. Salary Rs 35,000-40,000 per month. 1 year contract, renewable. MSW preferred. Extensive travel.',
    expected: {
      title: ['Programme Coordinator', 'Program Coordinator'],
      locations: ['Ranchi'],
      experience: [3, 5],
      ctc: [420_000, 480_000],
      mode_of_work: null,
      domain_industry: 'Non-Profit Organizations',
      joining_date: null,
      skills: ['Community Mobilization', 'Livelihood Programmes', 'Monitoring and Evaluation'],
    },
  },
  {
    name: 'service-advisor',
    prompt:
      'Maruti dealership Ghaziabad - service advisor, 1-3 yr, job cards, DMS, good hindi english, 16-20k + incentive. Diploma auto.',
    expected: {
      title: 'Service Advisor',
      locations: ['Ghaziabad'],
      experience: [1, 3],
      ctc: [192_000, 240_000],
      mode_of_work: 'office',
      domain_industry: 'Automotive',
      joining_date: null,
      skills: ['Service Advising', 'Dealership Management'],
    },
  },
  {
    name: 'merchandiser',
    prompt:
      'Export house in Faridabad needs Sr merchandiser - woven garments, 7-10 years, handling EU buyers, T&A, costing, fabric sourcing. 60-75K per month. Five days week.',
    expected: {
      title: ['Senior Merchandiser', 'Senior Merchandiser (Woven Garments)'],
      locations: ['Faridabad'],
      experience: [7, 10],
      ctc: [720_000, 900_000],
      mode_of_work: null,
      domain_industry: 'Manufacturing',
      joining_date: null,
      skills: ['Time and Action Calendar', 'Fabric Sourcing'],
    },
  },
];

import type { PromptCase } from './prompt-case.ts';

/** Development prompts: software, data, design and other desk work. */
export const PROMPTS_DEV_TECHNOLOGY: readonly PromptCase[] = [
  {
    name: 'senior-java',
    prompt:
      'Need 2 senior Java devs for our Pune fintech team, 5-8 yrs, Spring Boot, Kafka, AWS, hybrid, up to 32 LPA, join in 30 days',
    expected: {
      title: ['Senior Java Developer', 'Senior Java Engineer'],
      locations: ['Pune'],
      experience: [5, 8],
      ctc: [null, 3_200_000],
      mode_of_work: 'hybrid',
      domain_industry: 'Banking & Financial Services',
      joining_date: '2026-12-21',
      skills: ['Java', 'Spring Boot', 'Kafka', 'AWS'],
    },
  },
  {
    name: 'react-lowercase',
    prompt:
      'looking for a react developer with 3+ years exp. should know typescript, redux and rest api. nextjs is a plus. fully remote. budget 15 lpa max. immediate joiners only pls',
    expected: {
      title: 'React Developer',
      locations: [],
      experience: [3, null],
      ctc: [null, 1_500_000],
      mode_of_work: 'remote',
      domain_industry: 'Information Technology',
      joining_date: '2026-11-21',
      skills: ['React', 'TypeScript', 'Redux', 'REST APIs', 'Next.js'],
    },
  },
  {
    name: 'qa-automation-labels',
    prompt: `Position: QA Automation Engineer
Location: Bengaluru / Hyderabad
Exp: 4–7 years
CTC: 12-18 lakhs
Notice period: max 15 days
Skills: Selenium, Java, TestNG, API testing, Jenkins
Good to have: Playwright, AWS
Mode: Hybrid (3 days office)`,
    expected: {
      title: 'QA Automation Engineer',
      locations: ['Bangalore', 'Hyderabad'],
      experience: [4, 7],
      ctc: [1_200_000, 1_800_000],
      mode_of_work: 'hybrid',
      domain_industry: 'Information Technology',
      joining_date: '2026-12-06',
      skills: ['Selenium', 'Java', 'TestNG', 'Postman', 'Jenkins', 'Playwright', 'AWS'],
    },
  },
  {
    name: 'data-analyst-d2c',
    prompt:
      "Hi team, we're a D2C skincare brand in Gurugram and want to hire a data analyst. 2 to 4 years, strong SQL and Power BI, Python good to have. Work from office. Salary 8-11 LPA. She/he will build weekly sales dashboards and answer questions from marketing. Can join within 45 days.",
    expected: {
      title: 'Data Analyst',
      locations: ['Gurgaon'],
      experience: [2, 4],
      ctc: [800_000, 1_100_000],
      mode_of_work: 'office',
      domain_industry: 'E-commerce & Retail',
      joining_date: '2027-01-05',
      skills: ['SQL', 'Power BI', 'Python'],
    },
  },
  {
    name: 'devops-remote',
    prompt:
      'Hiring: Sr. DevOps Engineer 🚀 | 6-9 yrs | Remote (India) | 25-35 LPA + ESOPs | Kubernetes, Terraform, AWS, CI/CD | SaaS startup | NP: up to 30 days',
    expected: {
      title: 'Senior DevOps Engineer',
      locations: [],
      experience: [6, 9],
      ctc: [2_500_000, 3_500_000],
      mode_of_work: 'remote',
      domain_industry: 'Information Technology',
      joining_date: '2026-12-21',
      skills: ['Kubernetes', 'Terraform', 'AWS', 'CI/CD'],
    },
  },
  {
    name: 'python-intern',
    prompt:
      'We need 3 python interns for our Chennai office, freshers ok, stipend 15k per month, basics of Django and SQL. Start from 1st January.',
    expected: {
      title: ['Python Intern', 'Python Developer Intern'],
      locations: ['Chennai'],
      experience: [0, 0],
      ctc: [180_000, 180_000],
      mode_of_work: ['office', null],
      domain_industry: 'Information Technology',
      joining_date: '2027-01-01',
      skills: ['Python', 'Django', 'SQL'],
    },
  },
  {
    name: 'network-hospital',
    prompt:
      'Our 300 bedded hospital in Lucknow needs a network engineer with minimum 3 years of experience. CCNA is must, should handle LAN/WAN, firewalls and CCTV. Salary upto 35000 per month. On-site, rotational shifts.',
    expected: {
      title: 'Network Engineer',
      locations: ['Lucknow'],
      experience: [3, null],
      ctc: [null, 420_000],
      mode_of_work: 'office',
      domain_industry: 'Healthcare & Pharmaceuticals',
      joining_date: null,
      skills: ['CCNA', 'Networking', 'Firewalls'],
    },
  },
  {
    name: 'product-manager',
    prompt:
      'Looking for a Product Manager to own the lending journey at our NBFC. 5+ years in product, at least 2 in fintech. Mumbai (BKC), 4 days from office. 30 to 40 lakhs depending on experience. The PM will write PRDs, run discovery with users and work closely with risk and engineering teams in Bangalore.',
    expected: {
      title: 'Product Manager',
      locations: ['Mumbai'],
      experience: [5, null],
      ctc: [3_000_000, 4_000_000],
      mode_of_work: 'hybrid',
      domain_industry: 'Banking & Financial Services',
      joining_date: null,
      skills: ['Product Management'],
    },
  },
  {
    name: 'uiux',
    prompt:
      'UI/UX designer wanted for a healthtech startup, Kochi or Trivandrum, exp 2-5 yrs, Figma must, prototyping, user research. CTC 6-10L. Portfolio compulsory.',
    expected: {
      title: ['UI/UX Designer', 'UI UX Designer'],
      locations: ['Kochi', 'Thiruvananthapuram'],
      experience: [2, 5],
      ctc: [600_000, 1_000_000],
      mode_of_work: null,
      domain_industry: 'Healthcare & Pharmaceuticals',
      joining_date: null,
      skills: ['Figma', 'Prototyping', 'User Research'],
    },
  },
  {
    name: 'graphic-designer-agency',
    prompt:
      'Ad agency in Andheri requires graphic designer, 1 to 3 years, Photoshop Illustrator CorelDraw, should be able to make social media posts and brochures. Salary 25-30k. Office job, Mon to Sat.',
    expected: {
      title: 'Graphic Designer',
      locations: ['Mumbai'],
      experience: [1, 3],
      ctc: [300_000, 360_000],
      mode_of_work: 'office',
      domain_industry: 'Media & Entertainment',
      joining_date: null,
      skills: ['Adobe Photoshop', 'Adobe Illustrator', 'CorelDRAW'],
    },
  },
  {
    name: 'content-writer',
    prompt:
      'content writer needed, work from home, freshers with good english can also apply, 20k pm, SEO knowledge preferred, travel website',
    expected: {
      title: 'Content Writer',
      locations: [],
      experience: [0, 0],
      ctc: [240_000, 240_000],
      mode_of_work: 'remote',
      domain_industry: ['Others', 'Media & Entertainment'],
      joining_date: null,
      skills: ['SEO', 'Content Writing'],
    },
  },
  {
    name: 'sap-fico',
    prompt:
      'Requirement for SAP FICO consultant - 8 to 12 years, S/4HANA implementation experience mandatory, client facing role. Location Noida. Max budget 28 LPA. Need someone by mid January.',
    expected: {
      title: 'SAP FICO Consultant',
      locations: ['Noida'],
      experience: [8, 12],
      ctc: [null, 2_800_000],
      mode_of_work: null,
      domain_industry: 'Information Technology',
      joining_date: '2027-01-15',
      skills: ['SAP FICO', 'SAP S/4HANA'],
    },
  },
  {
    name: 'pasted-ad-dotnet',
    prompt: `About us: We are a logistics technology company headquartered in Singapore with 500 crore revenue and 25 years of legacy.

Job Title: .NET Developer
Job Location: Coimbatore
Experience: 3 - 6 Years

Roles & Responsibilities:
- Develop and maintain web applications in ASP.NET Core and C#
- Write complex SQL queries and stored procedures
- Work with QA team for releases

Requirements:
* Strong in C#, .NET Core, Entity Framework
* Hands on Angular
* Good communication skills

What we offer:
* Health insurance, PF
* Flexible timings

Salary: Rs. 7,00,000 - Rs. 11,00,000 p.a.
Joining: Immediate`,
    expected: {
      title: '.NET Developer',
      locations: ['Coimbatore'],
      experience: [3, 6],
      ctc: [700_000, 1_100_000],
      mode_of_work: null,
      domain_industry: ['Information Technology', 'Others'],
      joining_date: '2026-11-21',
      skills: ['C#', '.NET', 'Entity Framework', 'Angular', 'SQL', 'ASP.NET'],
      notSkills: ['Health Insurance', 'Statutory Compliance', 'Logistics'],
    },
  },
  {
    name: 'someone-social',
    prompt:
      'we need someone to handle social media for our jewellery brand in Jaipur, 1-2 yrs experience, instagram reels, canva, meta ads. 3 lakh per annum. no wfh.',
    expected: {
      title: ['Social Media Executive', 'Social Media Manager'],
      locations: ['Jaipur'],
      experience: [1, 2],
      ctc: [300_000, 300_000],
      mode_of_work: 'office',
      domain_industry: 'E-commerce & Retail',
      joining_date: null,
      skills: ['Social Media Marketing', 'Canva', 'Facebook Ads', 'Instagram Marketing'],
    },
  },
  {
    name: 'data-engineer-ncr',
    prompt:
      'Data engineer role for Delhi NCR (Gurgaon/Noida). 4+ years with Spark, Airflow, Snowflake, Python. 2 days WFH. CTC 20 to 26 LPA. Our clients are in London and New York so some evening calls.',
    expected: {
      title: 'Data Engineer',
      locations: ['Gurgaon', 'Noida'],
      experience: [4, null],
      ctc: [2_000_000, 2_600_000],
      mode_of_work: 'hybrid',
      domain_industry: 'Information Technology',
      joining_date: null,
      skills: ['Apache Spark', 'Apache Airflow', 'Snowflake', 'Python'],
    },
  },
];

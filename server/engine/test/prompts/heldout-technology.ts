import type { PromptCase } from './prompt-case.ts';

/** Software, data and IT jobs, never looked at while the engine is made. */
export const PROMPTS_TECHNOLOGY: readonly PromptCase[] = [
  {
    name: 'data-engineer-chat',
    prompt: `hi team, pls open a position for data engineer in our blore office. 4+ yrs exp. must know python, pyspark, airflow & snowflake. dbt good to have. budget 22-28 lacs. wfo all 5 days. we are a 40 member analytics product startup, started in 2019`,
    expected: {
      title: 'Data Engineer',
      locations: ['Bangalore'],
      experience: [4, null],
      ctc: [2_200_000, 2_800_000],
      mode_of_work: 'office',
      domain_industry: 'Information Technology',
      joining_date: null,
      skills: ['Python', 'PySpark', 'Airflow', 'Snowflake', 'dbt'],
    },
  },
  {
    name: 'devops-pasted-ad',
    prompt: `Job Title: DevOps Engineer
Location - Hyderabad / Chennai
Experience: 3 to 6 Years
Notice Period: 15 days or less
Work Mode: Hybrid (3 days from office)

About us
Founded in 2009, 1200+ employees. Our core lending platform is used by 40 banks.

What you will do
• Own the CI/CD pipelines (Jenkins, GitHub Actions)
• Run our Kubernetes clusters on Azure, everything as code with Terraform
• Set up monitoring in Prometheus and Grafana and carry the pager one week in five
• Help developers to containerise their services with Docker

Package: 16 - 24 LPA`,
    expected: {
      title: 'DevOps Engineer',
      locations: ['Hyderabad', 'Chennai'],
      experience: [3, 6],
      ctc: [1_600_000, 2_400_000],
      mode_of_work: 'hybrid',
      domain_industry: ['Information Technology', 'Banking & Financial Services'],
      joining_date: '2026-12-06',
      skills: [
        'Jenkins',
        'GitHub Actions',
        'Kubernetes',
        'Azure',
        'Terraform',
        'Prometheus',
        'Grafana',
        'Docker',
      ],
    },
  },
  {
    name: 'frontend-remote-agency',
    prompt: `Looking for a front-end dev (React, TypeScript) who can work fully remote. The post is tagged to our Kochi office. We are a web agency and build sites for clients in Dubai and London. 2-4 years. Next.js will be a plus. Upto 14 LPA.`,
    expected: {
      title: [
        'Front-end Developer',
        'Frontend Developer',
        'Front-end Engineer',
        'Frontend Engineer',
        'React Developer',
        'Front-end Developer (React, TypeScript)',
        'Frontend Developer (React, TypeScript)',
      ],
      locations: ['Kochi'],
      experience: [2, 4],
      ctc: [null, 1_400_000],
      mode_of_work: 'remote',
      domain_industry: ['Information Technology', 'Media & Entertainment'],
      joining_date: null,
      skills: ['React', 'TypeScript', 'Next.js'],
    },
  },
  {
    name: 'qa-noida',
    prompt: `We need 3 QA engineers, manual + automation (Selenium, Postman, JIRA, API testing), for our Noida office. 2-5 yrs experience. Max CTC 9 lakh. Notice period should not be more than 30 days. Only people who are serious about testing, not those using it as a stop-gap before development.`,
    expected: {
      title: ['QA Engineer', 'Quality Assurance Engineer', 'QA Engineer (Manual + Automation)'],
      locations: ['Noida'],
      experience: [2, 5],
      ctc: [null, 900_000],
      mode_of_work: ['office', null],
      domain_industry: 'Information Technology',
      joining_date: '2026-12-21',
      skills: ['Selenium', 'Postman', 'Jira', 'API Testing', 'Manual Testing'],
    },
  },
  {
    name: 'data-scientist-health',
    prompt: `Data Scientist - Healthcare Analytics
Exp 3–5 yrs | Gurugram | Hybrid | ₹18L to ₹26L p.a.
Must: Python, SQL, scikit-learn, NLP on clinical notes
Good to have: PyTorch, Power BI
You will work with our hospital partners (35 hospitals, 6,000 beds) on readmission and claims models.`,
    expected: {
      title: ['Data Scientist', 'Data Scientist - Healthcare Analytics', 'Healthcare Data Scientist'],
      locations: ['Gurgaon'],
      experience: [3, 5],
      ctc: [1_800_000, 2_600_000],
      mode_of_work: 'hybrid',
      domain_industry: ['Healthcare & Pharmaceuticals', 'Information Technology'],
      joining_date: null,
      skills: ['Python', 'SQL', 'scikit-learn', 'NLP', 'PyTorch', 'Power BI'],
    },
  },
  {
    name: 'product-manager-edtech',
    prompt: `We're a Series B edtech with 2 million students on the app. I want a Product Manager for the learner experience, 4-7 yrs, ideally from a consumer internet background. Should write crisp PRDs, run A/B tests, pull own data with SQL and Mixpanel, and not need hand holding. Bengaluru, hybrid. 30-40 LPA plus ESOPs. To start by 15 January.`,
    expected: {
      title: ['Product Manager', 'Product Manager - Learner Experience'],
      locations: ['Bangalore'],
      experience: [4, 7],
      ctc: [3_000_000, 4_000_000],
      mode_of_work: 'hybrid',
      domain_industry: 'Education & EdTech',
      joining_date: '2027-01-15',
      skills: ['A/B Testing', 'SQL', 'Mixpanel'],
    },
  },
  {
    name: 'sap-fico',
    prompt: `SAP FICO CONSULTANT REQUIRED URGENTLY FOR S/4HANA ROLLOUT. 6+ YEARS, ATLEAST 2 END TO END IMPLEMENTATIONS. MUMBAI OR PUNE. WORK FROM CLIENT OFFICE. MAX 20 LPA. IMMEDIATE JOINERS ONLY.`,
    expected: {
      title: 'SAP FICO Consultant',
      locations: ['Mumbai', 'Pune'],
      experience: [6, null],
      ctc: [null, 2_000_000],
      mode_of_work: 'office',
      domain_industry: ['Information Technology', 'Consulting Services'],
      joining_date: '2026-11-21',
      skills: ['SAP FICO', 'SAP S/4HANA'],
    },
  },
  {
    name: 'fresher-trainee',
    prompt: `Hiring freshers from 2026 batch, B.Tech / MCA, for software trainee role at Bhubaneswar development centre. Exp 0-1 yr. Core Java or Python basics, SQL, HTML. CTC 3.6 LPA fixed. 12 openings. Six months training and after that they go to live projects.`,
    expected: {
      title: ['Software Trainee', 'Trainee Software Engineer', 'Software Engineer Trainee'],
      locations: ['Bhubaneswar'],
      experience: [0, 1],
      ctc: [
        [360_000, 360_000],
        [null, 360_000],
      ],
      mode_of_work: ['office', null],
      domain_industry: 'Information Technology',
      joining_date: null,
      skills: ['Java', 'Python', 'SQL', 'HTML'],
    },
  },
  {
    name: 'it-support-branches',
    prompt: `IT support engineer (desktop + networking) for our 3 branch offices in Nagpur. Should handle Windows Server, Active Directory, LAN cabling, printers, CCTV. CCNA preferred. 1 to 3 yrs. 25k-30k pm. Two wheeler must as he/she has to travel between branches.`,
    expected: {
      title: [
        'IT Support Engineer',
        'IT Support Engineer (Desktop + Networking)',
        'IT Support Engineer (Desktop & Networking)',
      ],
      locations: ['Nagpur'],
      experience: [1, 3],
      ctc: [300_000, 360_000],
      mode_of_work: 'office',
      domain_industry: ['Information Technology', 'Others', null],
      joining_date: null,
      skills: ['Windows Server', 'Active Directory', 'CCNA'],
    },
  },
  {
    name: 'embedded-automotive',
    prompt: `Embedded software engineer – automotive ECUs. C, C++, AUTOSAR, CAN, MATLAB/Simulink, MISRA guidelines. 3 - 7 years. Chennai (Mahindra World City campus), on-site only since the benches are here. CTC as per industry standards. BE/ME in ECE or EEE.`,
    expected: {
      title: ['Embedded Software Engineer', 'Embedded Software Engineer - Automotive ECUs'],
      locations: ['Chennai'],
      experience: [3, 7],
      ctc: [null, null],
      mode_of_work: 'office',
      domain_industry: ['Automotive', 'Information Technology'],
      joining_date: null,
      skills: ['C', 'C++', 'AUTOSAR', 'CAN', 'MATLAB', 'Simulink'],
    },
  },
  {
    name: 'soc-analyst',
    prompt: `SOC analyst for 24x7 rotational shifts at our Airoli, Navi Mumbai centre. 1 to 3 yrs in SIEM monitoring (Splunk or QRadar), incident response, firewalls. CEH / Security+ holders preferred. 5.5 to 8 lpa. NP upto 45 days workable`,
    expected: {
      title: 'SOC Analyst',
      locations: ['Navi Mumbai'],
      experience: [1, 3],
      ctc: [550_000, 800_000],
      mode_of_work: ['office', null],
      domain_industry: 'Information Technology',
      joining_date: '2027-01-05',
      skills: ['SIEM', 'Splunk', 'QRadar', 'Incident Response'],
    },
  },
  {
    name: 'dotnet-engineering-manager',
    prompt: `Engg manager to lead 14 people across 3 squads. 12-15 yrs overall with at least 4 yrs of managing teams. .NET Core, C#, Azure, microservices, good with stakeholders. Ahmedabad, Vadodara or Surat, any of our centres. 45 to 55 LPA. Hybrid - two days a week in office. Our product is a logistics SaaS which handles 3 lakh shipments a day.`,
    expected: {
      title: 'Engineering Manager',
      locations: ['Ahmedabad', 'Vadodara', 'Surat'],
      experience: [12, 15],
      ctc: [4_500_000, 5_500_000],
      mode_of_work: 'hybrid',
      domain_industry: 'Information Technology',
      joining_date: null,
      skills: ['.NET Core', 'C#', 'Azure', 'Microservices'],
    },
  },
  {
    name: 'android-telecom',
    prompt: `Hi, one more req. Jr android developer, kotlin, jetpack compose, firebase. our self-care app for a telecom operator. 1-2 yrs. 6-8 lakhs. complete work from home. joining by 10th Dec pls`,
    expected: {
      title: ['Junior Android Developer', 'Android Developer', 'Junior Android Engineer'],
      locations: [],
      experience: [1, 2],
      ctc: [600_000, 800_000],
      mode_of_work: 'remote',
      domain_industry: ['Telecommunications', 'Information Technology'],
      joining_date: '2026-12-10',
      skills: ['Android', 'Kotlin', 'Jetpack Compose', 'Firebase'],
    },
  },
];

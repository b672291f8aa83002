import type { SampleResume } from './sample.ts';

/** Fictional people in design, law, service, logistics, pharma, people, electrical and marketing work. */
export const RESUMES_2: readonly SampleResume[] = [
  {
    id: 'designer-sidebar',
    text: `CONTACT
9900 887 766
meher.irani.design@example.com
Bandra West, Mumbai 400050

TOOLS
Figma
Adobe XD
Photoshop
Illustrator

EDUCATION
B.Des, Visual Communication
Srishti Institute, Bangalore
2013 - 2017

LANGUAGES
English, Gujarati

MEHER
IRANI
UI/UX Designer

ABOUT ME
I design calm screens for people in a hurry. Eight years across fintech and health.

EXPERIENCE

SENIOR PRODUCT DESIGNER
Paisa Path Technologies, Mumbai
Feb 2021 – Present
• Led user research, wireframing and usability testing for a lending app
• Built a design system with 60 components

UI DESIGNER
Studio Kahani, Pune
July 2017 – Jan 2021
• Prototyping and visual design for health clients`,
    expected: {
      name: 'Meher Irani',
      email: 'meher.irani.design@example.com',
      phone: '+91 99008 87766',
      current_city: 'Mumbai',
      current_company: 'Paisa Path Technologies',
      current_position: 'Senior Product Designer',
      experience_years: 9,
      skills: [
        'Figma',
        'Adobe XD',
        'Adobe Photoshop',
        'Adobe Illustrator',
        'User Research',
        'Wireframing',
        'Usability Testing',
      ],
    },
  },
  {
    id: 'lawyer',
    text: `Adv. Harpreet Kaur Gill, B.A. LL.B.
Chamber No. 118, District Courts, Chandigarh
(M) 98-765-12340     Email : harpreetgill.law @ example.com

Profile: Advocate enrolled with the Bar Council of Punjab & Haryana, practising since 2015.

Areas of Practice
Civil litigation, arbitration, drafting of pleadings, cheque bounce cases under section 138, consumer forum matters

Professional Experience
Associate Advocate
Chambers of Mr. R.S. Bedi, Chandigarh
August 2015 to December 2018

Legal Manager at Shivalik Developers Pvt Ltd, Mohali
January 2019 onwards
Vetting of agreements, title search, RERA matters

Education
LL.B., Panjab University, Chandigarh (2015)`,
    expected: {
      name: 'Harpreet Kaur Gill',
      email: 'harpreetgill.law@example.com',
      phone: '+91 98765 12340',
      current_city: 'Chandigarh',
      current_company: 'Shivalik Developers Pvt Ltd',
      current_position: 'Legal Manager',
      experience_years: 11,
      skills: ['Litigation', 'Arbitration', 'Legal Drafting', 'Cheque Bounce Cases', 'Consumer Law', 'RERA'],
    },
  },
  {
    id: 'bpo-fresher',
    text: `RESUME

POOJA R. KAMBLE
Add: Room no 4, Sai Krupa Chawl, Kurla (E), Mumbai
Phone no - 8850123456
Email- poojakamble2003@example.com

CAREER OBJECTIVE
To get a job in a reputed BPO and learn new things. Willing to relocate to Pune.

EDUCATION
EXAM    YEAR    BOARD    PERCENTAGE
B.COM   2024    MUMBAI UNIVERSITY    61%
HSC     2021    MAHARASHTRA BOARD    58%

COMPUTER SKILLS
MS Office, Typing 40 WPM, Internet, Tally basics

EXPERIENCE
Fresher

STRENGTHS
Good communication skills, hard working, quick learner

PERSONAL DETAILS
Father's name: Rajendra Kamble
Father's Mobile: 9820098200
DOB: 11/02/2003`,
    expected: {
      name: 'Pooja R. Kamble',
      email: 'poojakamble2003@example.com',
      phone: '+91 88501 23456',
      current_city: 'Mumbai',
      current_company: null,
      current_position: null,
      experience_years: 0,
      skills: ['Microsoft Office', 'Tally'],
    },
  },
  {
    id: 'logistics-table',
    text: `Mohammed Faisal Shaikh
Warehouse & Logistics Executive
Location: Bhiwandi, Thane | Mobile: +91-90040-55667 | faisal.wh@example.com

Work History
Company\tDesignation\tPeriod
Sahyadri Logistics Pvt Ltd\tWarehouse Supervisor\t06/2021 to Till Date
Konkan Couriers\tDispatch Executive\t04/2018 – 05/2021

Duties
Inward and outward, GRN, cycle count, FIFO, pick and pack
Vehicle placement and dispatch planning
WMS data entry and MIS reports in Excel

Qualification
B.Com - Mumbai University - 2017

Current CTC - 4.2 L, Expected CTC - 5 to 5.5 L, Notice - 15 days`,
    expected: {
      name: 'Mohammed Faisal Shaikh',
      email: 'faisal.wh@example.com',
      phone: '+91 90040 55667',
      current_city: 'Bhiwandi',
      current_company: 'Sahyadri Logistics Pvt Ltd',
      current_position: 'Warehouse Supervisor',
      experience_years: 8,
      current_ctc: 420_000,
      expected_ctc: 500_000,
      notice_period_days: 15,
      skills: [
        'Warehouse Management',
        'Inward and Outward',
        'Cycle Counting',
        'FIFO',
        'Picking and Packing',
        'Dispatch',
        'WMS',
      ],
    },
  },
  {
    id: 'pharma-years-only',
    text: `K. VENKATA RAMANA
Quality Control Chemist
Email: kvramana.qc@example.com, Ph: 09912 345 678
Plot 22, KPHB Colony, Hyderabad - 500072

PROFESSIONAL EXPERIENCE
Total Experience : 5.11 Years

Executive - Quality Control, Deccan Lifesciences Ltd (2022 - Present)
HPLC and dissolution analysis, stability studies, OOS investigation
Chemist - QC, Musi Pharma Pvt. Ltd. (2020 - 2022)
Wet analysis and UV spectroscopy

EDUCATION
M.Sc (Organic Chemistry), Osmania University, 2018 - 2020, 68%
B.Sc, 2015-18

TECHNICAL SKILLS
HPLC, GC, UV, Dissolution, GLP, GMP, Empower, ALCOA

PERSONAL PROFILE
Gender: Male    Aadhaar: 9123 4567 8901
Joining time: One month
Present CTC 5,40,000/- Expected 7,00,000/-`,
    expected: {
      name: 'K. Venkata Ramana',
      email: 'kvramana.qc@example.com',
      phone: '+91 99123 45678',
      current_city: 'Hyderabad',
      current_company: 'Deccan Lifesciences Ltd',
      current_position: 'Executive - Quality Control',
      experience_years: 5,
      current_ctc: 540_000,
      expected_ctc: 700_000,
      notice_period_days: 30,
      skills: ['HPLC', 'Dissolution Testing', 'GMP', 'Stability Studies', 'Empower'],
    },
  },
  {
    id: 'hr-promotions',
    text: `A N A N Y A   B O S E
HR Business Partner
Kolkata | ananya.bose@example.com | 6290 112 233

EXECUTIVE SUMMARY
HR professional with experience in employee engagement, payroll and statutory compliance.

CAREER HISTORY
Hooghly Mills Limited, Kolkata (May 2016 - Present)
HR Business Partner (Apr 2022 – Present)
- Partnering with four plants on performance appraisal and grievance handling
HR Executive (May 2016 – Mar 2022)
- Payroll, PF, ESI and onboarding

INTERNSHIP
HR Intern, Sundarban Foods, Kolkata (Jan 2016 - Apr 2016)

EDUCATION
MSW (HR), Calcutta University, 2014 - 2016

SKILLS
Payroll, Recruitment, Statutory Compliance, Employee Engagement, HRMS, MS Excel
Notice period : 3 months`,
    expected: {
      name: 'Ananya Bose',
      email: 'ananya.bose@example.com',
      phone: '+91 62901 12233',
      current_city: 'Kolkata',
      current_company: 'Hooghly Mills Limited',
      current_position: 'HR Business Partner',
      experience_years: 10,
      notice_period_days: 90,
      skills: ['Payroll', 'Recruitment', 'Statutory Compliance', 'Employee Engagement', 'HRIS', 'Excel'],
    },
  },
  {
    id: 'electrical-gulf',
    text: `ELECTRICAL MAINTENANCE ENGINEER

Name: P. Senthil Kumar
Email: senthil.ee@example.com
Mobile: +971 50 123 4567 (UAE), +91 97890 12345 (India)

Objective: Seeking a position of electrical engineer in a manufacturing unit.

Experience Summary: 15 Months in UAE and 7 years in India in electrical maintenance.
Overall experience 8 years 3 months, relevant experience 6 years.

Employment
Employer: Al Noor Metal Industries LLC
Position: Electrical Engineer
Period: Aug 2025 to Present
Work: Maintenance of transformers, switchgear, VFD drives and PLC panels

Employer: Kaveri Spinning Mills
Position: Electrical Supervisor
Period: Aug 2018 to July 2025

Education: B.E. (EEE), Anna University, 2018

Permanent Address: 8/14 Bharathi Street, Tirupur, Tamil Nadu 641601`,
    expected: {
      name: 'P. Senthil Kumar',
      email: 'senthil.ee@example.com',
      phone: '+91 97890 12345',
      current_city: 'Tiruppur',
      current_company: 'Al Noor Metal Industries LLC',
      current_position: 'Electrical Engineer',
      experience_years: 8,
      relevant_experience_years: 6,
      skills: ['Electrical Maintenance', 'Transformers', 'Switchgear', 'Motors and Drives', 'PLC'],
    },
  },
  {
    id: 'digital-marketer',
    text: `Neha Trivedi | Digital Marketing Specialist
Ahmedabad, Gujarat | neha.trivedi@example.com | 7600 123 450 | linkedin.com/in/nehatrivedi

SUMMARY
Digital marketer with four years of experience in SEO, Google Ads and social media. Grew organic traffic from 12,000 to 90,000 visits.

EXPERIENCE
Sabarmati Ads LLP — Digital Marketing Specialist
Ahmedabad | Jun'23 – Current
• Google Ads and Facebook Ads budgets of Rs 12,50,000 a month
• SEO audits, keyword research, content marketing

Rann Retail — SEO Executive
Rajkot | Jul'22 – May'23
• On page SEO, Google Analytics and Search Console reports

EDUCATION
BBA, Gujarat University, 2019-22

SKILLS
SEO, Google Ads, Facebook Ads, Google Analytics, Content Marketing, Canva, WordPress`,
    expected: {
      name: 'Neha Trivedi',
      email: 'neha.trivedi@example.com',
      phone: '+91 76001 23450',
      current_city: 'Ahmedabad',
      current_company: 'Sabarmati Ads LLP',
      current_position: 'Digital Marketing Specialist',
      experience_years: 4,
      skills: [
        'SEO',
        'Google Ads',
        'Facebook Ads',
        'Google Analytics',
        'Content Marketing',
        'Canva',
        'WordPress',
      ],
    },
  },
];

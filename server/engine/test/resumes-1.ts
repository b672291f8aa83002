import type { SampleResume } from './sample.ts';

/** Fictional people in technology, finance, nursing, sales and teaching, each laid out in another way. */
export const RESUMES_1: readonly SampleResume[] = [
  {
    id: 'java-developer',
    text: `RESUME

SUMA.GADDE
Email ID–suma.gadde@example.com
Mobile: +917012345678

Career Objective
To work in a challenging environment where I can use my skills for the growth of the organisation.

Professional Summary
• Having 4.8 years of experience in IT industry as a Java Developer.
• Hands on experience in Core Java, Spring Boot, Hibernate and REST APIs.
• 2 years of experience in Microservices and Docker.

Technical Skills
Languages: Java, SQL, JavaScript
Frameworks: Spring Boot, Hibernate
Database: Oracle, MySQL
Tools: Git, Jenkins, JIRA, Maven
Server: Tomcat

Work Experience
• Currently working as a Senior Software Engineer at Krishnaveni Softech Pvt Ltd (Parent Company- Kaveri Group), Hyderabad from June 2021 to till date.
• Worked as a Software Engineer at Godavari Infosystems, Chennai from Feb 2019 to May 2021.

Projects
Project: Claims Portal
Client: Meridian Insurance, USA
Role: Developer
Environment: Java, Spring Boot, Angular
Responsibilities:
• Developed REST APIs for claim intake.

Education
B.Tech (CSE) from JNTU Kakinada, 2014 - 2018 with 72%

Personal Details
Father's Name: G. Venkateswarlu
Date of Birth: 12/06/1996
Current Location: Hyderabad
Languages known: English, Telugu, Hindi

Declaration
I hereby declare that the above information is true.
Place: Hyderabad
(G. Suma)`,
    expected: {
      name: 'Suma Gadde',
      email: 'suma.gadde@example.com',
      phone: '+91 70123 45678',
      current_city: 'Hyderabad',
      current_company: 'Krishnaveni Softech Pvt Ltd',
      current_position: 'Senior Software Engineer',
      experience_years: 4,
      skills: ['Java', 'Spring Boot', 'Hibernate', 'Git', 'Jenkins', 'MySQL', 'Microservices'],
    },
  },
  {
    id: 'accountant',
    text: `CURRICULUM VITAE

RAJESH KUMAR BANSAL, B.Com, CA Inter
H.No 21, Karol Bagh, New Delhi - 110005
Mob: 098110 22334 | E-mail: rkbansal.accts@example.com

SYNOPSIS
An accounts professional with over 9+ years of experience in accounting, taxation and finalization of accounts. Open to relocate to Mumbai or Pune.

KEY SKILLS
Tally Prime, GST Returns, TDS, Bank Reconciliation, MS Excel, Accounts Payable, Finalization of Accounts

EMPLOYMENT HISTORY
Senior Accountant, Shree Ganesh Traders Pvt. Ltd., New Delhi          Apr 2018 – Present
• Filing of GSTR-1 and GSTR-3B, TDS returns and e-way bills
• Preparation of balance sheet and profit and loss account
• Coordinating with statutory auditors

Accountant, Mehta, Shah & Co., Noida          Jul 2014 – Mar 2018
• Voucher entry, bank reconciliation statement and ledger scrutiny
• Payroll processing for 60 employees

EDUCATION
B.Com, Delhi University, 2014
Senior Secondary, CBSE Board, 2011

PERSONAL DETAILS
Date of Birth : 14 Aug 1993
Marital Status : Married
Current CTC: 6.5 LPA
Expected CTC: 8,50,000 per annum
Notice Period: 30 days`,
    expected: {
      name: 'Rajesh Kumar Bansal',
      email: 'rkbansal.accts@example.com',
      phone: '+91 98110 22334',
      current_city: 'Delhi',
      current_company: 'Shree Ganesh Traders Pvt. Ltd.',
      current_position: 'Senior Accountant',
      experience_years: 9,
      current_ctc: 650_000,
      expected_ctc: 850_000,
      notice_period_days: 30,
      skills: [
        'Tally',
        'GST',
        'TDS',
        'Bank Reconciliation',
        'Excel',
        'Accounts Payable',
        'Financial Statements',
      ],
    },
  },
  {
    id: 'nurse',
    text: `Sr. Jincy Mathew Thundathil
Staff Nurse (ICU)
Kottayam, Kerala | 91 94470 11223 | jincymathew.rn@example.com

PROFILE
Compassionate registered nurse with 5 years and 4 months of experience in intensive care and emergency.

CLINICAL SKILLS
Ventilator care, IV cannulation, wound dressing, ECG monitoring, medication administration, BLS/ACLS certified, infection control

PROFESSIONAL EXPERIENCE
Malanad Medical Mission Hospital
Staff Nurse - ICU
March 2021 to present
- Caring for ventilated patients in a 16 bedded ICU
- Recording vital signs and shift handover

City Care Hospital, Mangalore
Staff Nurse
Aug 2019 to Feb 2021
- Emergency triage and casualty care

EDUCATION
B.Sc Nursing, St. Thomas College of Nursing, Changanassery (2015-2019)

REGISTRATION
Kerala Nurses and Midwives Council Reg No: 9876512345

REFERENCES
Dr. Paul Antony, Medical Superintendent, +91 98470 99887, paul.antony@example.org`,
    expected: {
      name: 'Jincy Mathew Thundathil',
      email: 'jincymathew.rn@example.com',
      phone: '+91 94470 11223',
      current_city: 'Kottayam',
      current_company: 'Malanad Medical Mission Hospital',
      current_position: 'Staff Nurse - ICU',
      experience_years: 5,
      skills: [
        'Ventilator Management',
        'IV Therapy',
        'Wound Care',
        'Medication Administration',
        'Infection Control',
      ],
    },
  },
  {
    id: 'sales-manager',
    text: `Imran Qureshi
Area Sales Manager – FMCG
Contact: 987\u201065\u201043210 ; imranq.sales@example.com ; Indore (MP)

Summary
Result oriented sales professional with 11 yrs of experience in channel sales, distributor management and team handling across Madhya Pradesh. Presently associated with Narmada Foods Pvt Ltd as Area Sales Manager.

Core Competencies
Channel Sales | Distributor Management | Modern Trade | Team Management | Target Achievement | Beat Planning

Work Experience

Company: Narmada Foods Pvt Ltd
Designation: Area Sales Manager
Duration: Jan 2020 - Till date
Location: Indore
Handling 14 distributors and a team of 22 sales officers. Primary and secondary sales growth of 18%.

Company: Satpura Beverages Limited
Designation: Sales Officer
Duration: May 2015 - Dec 2019
Location: Bhopal

Education
MBA (Marketing), Devi Ahilya University, Indore, 2015
B.Com, Holkar College, 2013

CTC: 12.4 L
Expected: 15 LPA
Notice period: 2 months`,
    expected: {
      name: 'Imran Qureshi',
      email: 'imranq.sales@example.com',
      phone: '+91 98765 43210',
      current_city: 'Indore',
      current_company: 'Narmada Foods Pvt Ltd',
      current_position: 'Area Sales Manager',
      experience_years: 11,
      current_ctc: 1_240_000,
      expected_ctc: 1_500_000,
      notice_period_days: 60,
      skills: [
        'Channel Sales',
        'Distributor Management',
        'FMCG Sales',
        'Target Achievement',
        'Territory Management',
      ],
    },
  },
  {
    id: 'teacher',
    text: `Bio-Data

Name            : Sunita Devi Sharma
Father's Name   : Shri Ramesh Sharma
Date of Birth   : 05-03-1988
Address         : 14/2 Civil Lines, Near SBI
                  Jaipur, Rajasthan 302006
Contact No.     : 9414 033 221
Email           : sunitadevi.s@example.com
Marital Status  : Married

Objective
To serve as a dedicated teacher in a reputed school.

Academic Qualification
M.A. (Hindi), University of Rajasthan, 2011
B.Ed., Maharishi Dayanand Saraswati University, Ajmer, 2012

Teaching Experience
PGT Hindi Teacher in Saraswati Vidya Mandir Senior Secondary School, Jaipur from July 2016 till now
TGT Hindi Teacher in Gyandeep Public School, Ajmer from April 2012 to June 2016

Strengths
Lesson planning, classroom management, CBSE curriculum, parent teacher meetings, question paper setting

Languages Known: Hindi, English, Sanskrit
Place: Jaipur`,
    expected: {
      name: 'Sunita Devi Sharma',
      email: 'sunitadevi.s@example.com',
      phone: '+91 94140 33221',
      current_city: 'Jaipur',
      current_company: 'Saraswati Vidya Mandir Senior Secondary School',
      current_position: 'PGT Hindi Teacher',
      experience_years: 14,
      skills: [
        'Lesson Planning',
        'Classroom Management',
        'CBSE Curriculum',
        'Parent Communication',
        'Hindi Teaching',
      ],
    },
  },
  {
    id: 'civil-engineer',
    text: `MD. ARIF ANSARI
Site Engineer (Civil)
arifansari.civil@example.com    +91-8210 456 789
Current Location: Patna | Permanent address: Village Rajoun, Banka, Bhagalpur

CAREER SUMMARY
Civil engineer with total experience of 06 Years 08 Months in residential high rise and road projects.

SKILLS
AutoCAD, STAAD Pro, BOQ preparation, bar bending schedule, billing, total station survey, MS Project

EXPERIENCE
1. Ganga Infraprojects Ltd., Patna (Mar 2022 – Present)
   Site Engineer
   Project: 3B+G+18 residential tower. Client: Patliputra Housing
   • Execution of RCC, shuttering and brickwork
   • Preparing contractor bills and DPR
2. Magadh Constructions, Gaya (01.07.2019 - 28.02.2022)
   Junior Engineer
   • Layout and levelling with auto level

EDUCATION
Diploma in Civil Engineering, Government Polytechnic, Gaya, 2016-2019

Salary drawn: Rs. 42,000 per month
Expected salary: Rs 55,000 p.m.
Can join immediately`,
    expected: {
      name: 'Md. Arif Ansari',
      email: 'arifansari.civil@example.com',
      phone: '+91 82104 56789',
      current_city: 'Patna',
      current_company: 'Ganga Infraprojects Ltd.',
      current_position: 'Site Engineer',
      experience_years: 6,
      current_ctc: 504_000,
      expected_ctc: 660_000,
      notice_period_days: 0,
      skills: [
        'AutoCAD',
        'STAAD Pro',
        'Bill of Quantities',
        'Bar Bending Schedule',
        'Surveying',
        'Microsoft Project',
      ],
    },
  },
  {
    id: 'chef',
    text: `Curriculum Vitae

Personal Information
Name: Thangjam Ibomcha Singh
Nationality: Indian
Mobile No: 0091 8787 65 4321
Mail: ibomcha.chef@example.com
Present Address: Flat 3, Anjuna Road, Margao, Goa
Native place: Imphal

Work Profile
Presently working with Palm Grove Beach Resort, Goa as Sous Chef since Nov 2020.
Previously worked with Hotel Lake Palace, Udaipur as Commis I from June 2016 to Oct 2020.

Job Responsibilities
Menu planning, food costing and kitchen inventory
Continental and Indian cuisine, bakery
HACCP and food hygiene

Education
Diploma in Hotel Management from IHM Guwahati 2016

Hobbies: Football, music
Preferred Location: Bangalore, Dubai`,
    expected: {
      name: 'Thangjam Ibomcha Singh',
      email: 'ibomcha.chef@example.com',
      phone: '+91 87876 54321',
      current_city: 'Margao',
      current_company: 'Palm Grove Beach Resort',
      current_position: 'Sous Chef',
      experience_years: 10,
      skills: ['Menu Planning', 'Food Costing', 'Continental Cuisine', 'Indian Cuisine', 'Food Safety'],
    },
  },
];

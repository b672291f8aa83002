import type { Sample } from './sample.ts';

const WAREHOUSE = `Resume Headline: Warehouse Operations professional | 8+ yrs | WMS, Inventory, Team Handling

MANOJ KUMAR YADAV
Mobile : 91-7991\u00A0124\u00A0056   (WhatsApp same)
Email  : manojyadav.whs@example.com
Current Location : Gurgaon
Pref Location : Delhi NCR, Patna

Total Experience : 8 Year(s) 3 Month(s)
Annual Salary : Rs 7.25 Lakhs
Expected Salary : Rs 9.00 Lakhs
Notice Period : Serving notice, last working day 18 Dec 2026

KEY SKILLS
Warehouse Management, Inventory Management, WMS, SAP MM, Logistics, Team Management, 5S, MIS Reporting

---------------------------------------------------------------
WORK EXPERIENCE

Assistant Manager - Warehouse at GoGodown Logistics Pvt Ltd
Mar 2022 to Present
* 1.1 lac sq ft FC at Pataudi road, 140 associates in 2 shifts
* Inventory accuracy 99.4% (perpetual cycle count)
* OTIF 97%, pick rate 58 to 83 lines/hr after re-slotting
* Handled festive peak of 62,000 orders/day

Senior Executive - Inventory at Bharat Ghar Stores
Aug 2018 to Feb 2022
* Inward, GRN, put-away, expiry control
* Stock audit of 14 stores, shrinkage from 1.9% to 0.7%

EDUCATION
B.Com from Magadh Valley College Patna in 2017
Diploma in Logistics (distance), 2020

Date of Birth: 05 Jul 1996    Gender: Male    Languages: Hindi, English, Bhojpuri
`;

const FRESHER = `Barsha Kalita
Six Mile, Guwahati, Assam 781022
ph no. 60021-93847
barshakalita2004@example.in

Fresher - B.Sc. Statistics 2026

Objective
To start as a data analyst or MIS executive. I like cleaning data.

Education
B.Sc. Statistics, Luit College, Guwahati University area, 2023-2026, 8.4 CGPA
HS (Science) 2023, 81%

Project
Rainfall of 12 districts, 1991-2020: cleaned IMD tables in Excel and Python, charts in Power BI, found 3 districts with a shift of the monsoon onset.

Internship
2 months (May-June 2025) at Brahmaputra Tea Traders: MIS Reporting, weekly auction sheet.

Skills
Excel, Python, SQL, Power BI, Statistics, MIS Reporting

Languages: Assamese, English, Hindi, Bengali
Can join immediately
`;

/** Copied out of a job portal, with Windows line ends and no-break spaces in the phone. */
export const warehouseManager: Sample = {
  file: 'Naukri_ManojKumarYadav[8y_3m].txt',
  about: 'TXT from a job portal; Windows line ends, no-break spaces inside the phone, serving notice',
  outcome: 'read',
  expected: {
    name: 'Manoj Kumar Yadav',
    email: 'manojyadav.whs@example.com',
    phone: '+91 79911 24056',
    current_city: 'Gurgaon',
    current_position: 'Assistant Manager - Warehouse',
    current_company: 'GoGodown Logistics Pvt Ltd',
    experience_years: 8,
    skills: [
      'Warehouse Management',
      'Inventory Management',
      'WMS',
      'SAP MM',
      'Logistics',
      'Team Management',
      '5S',
      'MIS Reporting',
    ],
    current_ctc: 725_000,
    expected_ctc: 900_000,
  },
  make: async () => Buffer.from(WAREHOUSE.replaceAll('\n', '\r\n'), 'utf8'),
};

/** Saved by an old Notepad as "Unicode". */
export const fresher: Sample = {
  file: 'barsha biodata.txt',
  about: 'TXT in UTF-16 with a byte order mark; no work experience, an internship of two months',
  outcome: 'read',
  expected: {
    name: 'Barsha Kalita',
    email: 'barshakalita2004@example.in',
    phone: '+91 60021 93847',
    current_city: 'Guwahati',
    experience_years: 0,
    skills: ['Excel', 'Python', 'SQL', 'Power BI', 'Statistics', 'MIS Reporting'],
    notice_period_days: 0,
  },
  make: async () => Buffer.from(`\uFEFF${FRESHER.replaceAll('\n', '\r\n')}`, 'utf16le'),
};

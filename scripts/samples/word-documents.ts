import { TextRun, Paragraph } from 'docx';
import { centred, heading, line, points, table, writeDocx } from './docx.ts';
import type { Sample } from './sample.ts';
import { convertDocx } from './tools.ts';

/** A plain Word document with bullets. */
export const hrPartner: Sample = {
  file: 'Priyanka Chatterjee - HRBP.docx',
  about: 'DOCX, plain; years are not stated and have to be added up',
  outcome: 'read',
  expected: {
    name: 'Priyanka Chatterjee',
    email: 'priyanka.chatterjee@example.com',
    phone: '+91 98310 55627',
    current_city: 'Kolkata',
    current_position: 'HR Business Partner',
    current_company: 'Purba Logistics Ltd',
    experience_years: 8,
    skills: [
      'HR Business Partnering',
      'Employee Engagement',
      'Performance Management',
      'Talent Acquisition',
      'Employee Relations',
      'HRMS',
      'Excel',
    ],
    current_ctc: 960_000,
    expected_ctc: 1_200_000,
    notice_period_days: 30,
  },
  make: () =>
    writeDocx(
      [
        line('**Priyanka Chatterjee**', { heading: 'Title' }),
        line('Salt Lake Sector V, Kolkata, WB | +91 98310 55627 | priyanka.chatterjee@example.com'),
        heading('Summary'),
        line(
          'HR generalist turned business partner. I like being on the floor more than in the HR room. Currently looking after 850 people across 4 warehouses.',
        ),
        heading('Experience'),
        line('**HR Business Partner, Purba Logistics Ltd**, Kolkata'),
        line('Feb 2022 to present'),
        ...points([
          'Partner to the operations head; 850 employees, 4 sites, 2 shifts',
          'First-year attrition down from 52% to 34% after changing the induction week',
          'Appraisal cycle moved to an HRMS and closed on time for two years',
          'Handle grievances, exits and the labour office',
        ]),
        line('**Senior HR Executive, Hooghly Jute Works**, Howrah'),
        line('July 2018 to Jan 2022'),
        ...points([
          'Talent acquisition for 120 positions a year',
          'Employee engagement calendar, canteen committee, sports day',
          'Payroll inputs for 600 workers',
        ]),
        heading('Skills'),
        line(
          'HR Business Partnering, Employee Engagement, Performance Management, Talent Acquisition, Employee Relations, HRMS, Advanced Excel',
        ),
        heading('Education'),
        line('MBA (HR), Rabindra School of Management, 2018'),
        line('BA Psychology (Hons), Jorasanko College, 2016'),
        heading('Other details'),
        line('Current: 9.6 L   Expecting: 12 L   Notice: 30 days (can be bought out)'),
      ],
      { font: 'Calibri', size: 11 },
    ),
};

/** The name is in the header of the page and nowhere in the body. */
export const salesManager: Sample = {
  file: 'faizan_resume.docx',
  about: "DOCX whose name stands only in Word's page header",
  outcome: 'read',
  expected: {
    name: 'Mohammed Faizan Qureshi',
    email: 'faizan.q@example.com',
    phone: '+91 90004 56718',
    current_city: 'Hyderabad',
    current_position: 'Area Sales Manager',
    current_company: 'Deccan Beverages',
    experience_years: 11,
    skills: [
      'Channel Sales',
      'Territory Management',
      'Dealer Management',
      'Team Management',
      'Negotiation',
      'Sales Forecasting',
      'Key Account Management',
    ],
    current_ctc: 1_140_000,
    notice_period_days: 45,
  },
  make: () =>
    writeDocx(
      [
        line('Cell no.: +91-90004-56718, Mail: faizan.q@example.com'),
        line('Address: Flat 302, Tolichowki, Hyderabad'),
        heading('CAREER OBJECTIVE', '7F0000'),
        line(
          'A challenging position in sales management with an FMCG or beverages company, preferably in Telangana.',
        ),
        heading('PROFESSIONAL SYNOPSIS', '7F0000'),
        ...points([
          '11 Years of FMCG sales: general trade, modern trade and institutional',
          'Area Sales Manager with **Deccan Beverages** since 1st August 2020',
          'Appointed 46 distributors, opened 3 new towns, turned around Warangal',
          'CTC: 11.40 LPA + incentives. Can join in 45 days.',
        ]),
        heading('ORGANISATIONAL EXPERIENCE', '7F0000'),
        line('**Aug 2020 - Till Date: Deccan Beverages, Hyderabad - Area Sales Manager**'),
        ...points([
          'Rs 64 crore area, 9 sales officers, 118 distributors',
          'Channel sales growth of 19% against a plan of 14% in 2025-26',
          'Weekly forecast with 93% accuracy',
        ]),
        line('**Oct 2015 - Jul 2020: Charminar Foods, Hyderabad - Sales Officer / Sr. Sales Officer**'),
        ...points([
          'Territory management of Old City and Secunderabad beats',
          'Dealer management, claims settlement, display schemes',
          'Best Sales Officer (South) 2018',
        ]),
        heading('SKILL SET', '7F0000'),
        line(
          'Channel Sales, Territory Management, Dealer Management, Team Management, Negotiation, Sales Forecasting, Key Account Management',
        ),
        heading('ACADEMICS', '7F0000'),
        line('MBA (Marketing), Musi Institute of Management - 2015, B.Com - 2013'),
        heading('PERSONAL DOSSIER', '7F0000'),
        line(
          'DOB: 22nd March 1992. Languages: Urdu, Telugu, Hindi, English. Willing to relocate anywhere in AP / Telangana.',
        ),
      ],
      {
        font: 'Times New Roman',
        size: 11,
        header: [
          new Paragraph({
            children: [
              new TextRun({ text: 'MOHAMMED FAIZAN QURESHI', bold: true, size: 34, color: '7F0000' }),
            ],
          }),
        ],
      },
    ),
};

/** The whole page is one table without lines: labels left, words right. */
export const qualityOfficer: Sample = {
  file: 'G Lakshmi Prasanna Resume.docx',
  about: 'DOCX laid out in a table; years as 4.3 (years.months); name with an initial first',
  outcome: 'read',
  expected: {
    name: 'G. Lakshmi Prasanna',
    email: 'prasanna.gadde@example.in',
    phone: '+91 70934 18265',
    current_city: 'Hyderabad',
    current_position: 'QA Executive',
    current_company: 'Srinidhi Formulations',
    experience_years: 4,
    skills: [
      'Quality Assurance',
      'GMP',
      'CAPA',
      'Validation',
      'SOP preparation',
      'Documentation',
      'Deviation Handling',
      'HPLC',
    ],
    current_ctc: 480_000,
    notice_period_days: 15,
  },
  make: () =>
    writeDocx(
      [
        table(
          [[[centred('G. LAKSHMI PRASANNA', 17, true), centred('M.Pharm (Pharmaceutical Analysis)', 11)]]],
          [100],
        ),
        line(''),
        table(
          [
            [
              '**Contact**',
              [line('7093 418 265'), line('prasanna.gadde@example.in'), line('Nizampet, Hyderabad - 90')],
            ],
            ['**Experience**', [line('4.3 Yrs in QA of oral solid dosage')]],
            [
              '**Present work**',
              [
                line('**QA Executive**'),
                line('Srinidhi Formulations (A unit of Srinidhi Group), Jeedimetla, Hyderabad'),
                line('Aug 2022 - Present'),
                ...points([
                  'IPQA rounds, line clearance, BMR and BPR review',
                  'Deviation handling, CAPA, change control',
                  'Cleaning and process validation of 9 products',
                  'Faced USFDA (2024) and WHO (2025) audits',
                ]),
              ],
            ],
            [
              '**Education**',
              [
                line('M.Pharm., Krishna Valley College of Pharmacy, Vijayawada, 2022'),
                line('B.Pharm., same college, 2020'),
              ],
            ],
            [
              '**Skills**',
              [
                line(
                  'Quality Assurance, GMP, CAPA, Validation, SOP preparation, Documentation, Deviation Handling, HPLC (basic), LIMS',
                ),
              ],
            ],
            ['**Salary**', [line('Present 4.8 LPA. Expected as per company norms.')]],
            ['**Notice**', [line('15 days')]],
            ['**Native**', [line('Gudivada, Krishna District')]],
          ],
          [22, 78],
          { lines: false },
        ),
      ],
      { font: 'Cambria', size: 11 },
    ),
};

/** Made by Word 97's format, as cyber cafes still save it. */
export const hotelManager: Sample = {
  file: 'HARPREET RESUME new.doc',
  about: 'genuine binary DOC; tabs instead of tables',
  outcome: 'read',
  expected: {
    name: 'Harpreet Singh Gill',
    email: 'harpreet.gill@example.com',
    phone: '+91 98765 30214',
    current_city: 'Chandigarh',
    current_position: 'Front Office Manager',
    current_company: 'The Sutlej Grand',
    experience_years: 10,
    skills: [
      'Front Office',
      'Hotel Management',
      'Guest Relations',
      'Opera PMS',
      'Revenue Management',
      'Complaint Handling',
      'Team Management',
    ],
    current_ctc: 850_000,
    expected_ctc: 1_050_000,
    notice_period_days: 30,
  },
  async make() {
    const docx = await writeDocx(
      [
        centred('RESUME', 16, true),
        line('**HARPREET SINGH GILL**'),
        line('# 1182, Sector 37-B, Chandigarh'),
        line('Contact\t:\t+91 98765-30214'),
        line('E-mail\t:\tharpreet.gill@example.com'),
        heading('Professional Summary'),
        line(
          'Hospitality professional with over 10 years in front office of business and leisure hotels. Guest score 4.7/5 for the last two years.',
        ),
        heading('Work History'),
        line('**The Sutlej Grand, Chandigarh (142 rooms)**'),
        line('Front Office Manager\t\t\tMay 2021 to date'),
        ...points([
          'Team of 23 at reception, concierge, reservations and bell desk',
          'Upselling revenue of Rs. 31 lakh in 2025-26',
          'Opera migration without a lost booking',
          'Rates and overbooking with the revenue team',
        ]),
        line('**Hotel Beas View, Amritsar**'),
        line('Duty Manager\t\t\t\tSep 2018 to April 2021'),
        ...points(['Night operations, complaint handling, group check-ins']),
        line('**Hotel Beas View, Amritsar**'),
        line('Front Office Associate\t\t\tJune 2016 to Aug 2018'),
        heading('Skills'),
        line(
          'Front Office, Hotel Management, Guest Relations, Opera PMS, Revenue Management, Complaint Handling, Team Management, MS Office',
        ),
        heading('Education'),
        line('Diploma in Hotel Management, Satluj Institute of Hotel Management, Ludhiana, 2016'),
        heading('Salary'),
        line('Current CTC\t:\t8.50 Lacs'),
        line('Expected CTC\t:\t10.50 Lacs'),
        line('Notice Period\t:\tOne month'),
        heading('Personal'),
        line('Born 3rd Feb 1995. Punjabi, Hindi, English. Unmarried.'),
      ],
      { font: 'Times New Roman', size: 12 },
    );
    return convertDocx(docx, 'doc');
  },
};

/** A second DOC with ruled tables, years and months in words. */
export const electricalEngineer: Sample = {
  file: 'subhasis mohanty cv.doc',
  about: 'genuine binary DOC with tables; experience as "07 Years 05 Months"; offer in lakhs with "Lacs"',
  outcome: 'read',
  expected: {
    name: 'Subhasis Mohanty',
    email: 'subhasis.mohanty@example.com',
    phone: '+91 94370 61285',
    current_city: 'Bhubaneswar',
    current_position: 'Engineer - Electrical Maintenance',
    current_company: 'Mahanadi Alloys Ltd.',
    experience_years: 7,
    skills: [
      'Electrical Maintenance',
      'PLC',
      'VFD',
      'SCADA',
      'Preventive Maintenance',
      'Transformers',
      'AutoCAD',
    ],
    current_ctc: 620_000,
    expected_ctc: 800_000,
    notice_period_days: 90,
  },
  async make() {
    const docx = await writeDocx(
      [
        centred('CURRICULAM VITAE', 14, true),
        table(
          [
            [
              [line('**SUBHASIS MOHANTY**'), line('B.Tech (Electrical)')],
              [
                line('Mob No - 0091 94370 61285'),
                line('Mail - subhasis.mohanty@example.com'),
                line('At/Po - Patia, Bhubaneswar-24, Odisha'),
              ],
            ],
          ],
          [45, 55],
          { lines: false },
        ),
        heading('Total Experience: 07 Years 05 Months', '000000'),
        table(
          [
            ['Company', 'Designation', 'Duration'],
            [
              'Mahanadi Alloys Ltd., Choudwar',
              'Engineer - Electrical Maintenance',
              '01.03.2022 to till date',
            ],
            ['Kalinga Rolling Mills, Jajpur', 'Jr. Engineer - Electrical', '17.06.2019 to 28.02.2022'],
          ],
          [38, 36, 26],
          { headRow: true },
        ),
        heading('Job Profile', '000000'),
        ...points([
          'Electrical maintenance of 2 x 24 MVA furnaces, cranes and auxiliary drives',
          'Preventive and shutdown maintenance of 33 kV transformers, VCB panels',
          'Trouble shooting of Siemens PLC S7-300/1500 and ABB VFD',
          'SCADA monitoring, energy report, spares planning',
        ]),
        heading('Skills', '000000'),
        line(
          'Electrical Maintenance, PLC, VFD, SCADA, Preventive Maintenance, Transformers, AutoCAD Electrical, SAP PM (user)',
        ),
        heading('Qualification', '000000'),
        table(
          [
            ['B.Tech Electrical', 'Kathajodi Institute of Technology, Cuttack', '2019', '7.9 CGPA'],
            ['+2 Science', 'CHSE Odisha', '2015', '66%'],
          ],
          [24, 44, 14, 18],
        ),
        heading('CTC', '000000'),
        line('Present 6.2 Lacs p.a. / Expected 8 Lacs p.a. / Notice period 3 months'),
        line('Declaration: I do hereby declare that all the information is correct.', {
          spacing: { before: 200 },
        }),
        line(
          'Date 09.11.26                                                                        Subhasis Mohanty',
        ),
      ],
      { font: 'Arial', size: 11 },
    );
    return convertDocx(docx, 'doc');
  },
};

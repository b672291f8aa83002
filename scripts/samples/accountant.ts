import { drawPdf } from './pdf.ts';
import type { Sample } from './sample.ts';

const WORK = [
  ['Organisation', 'Designation', 'Period', 'Work'],
  [
    'Varuna Pumps Limited, Pune',
    'Manager - Finance & Accounts',
    "Apr'23 - Till date",
    'Quarterly closing under Ind AS, statutory audit, GST for 3 states, SAP FICO. Team of 6.',
  ],
  [
    'S. D. Kulkarni & Associates LLP, Pune',
    'Assistant Manager - Audit',
    "Apr'21 - Mar'23",
    'Statutory and tax audits of 22 companies, internal financial controls, bank audits.',
  ],
];
const STUDY = [
  ['Qualification', 'Institute / Board', 'Year', 'Result'],
  ['CA Final', 'ICAI', 'Nov 2020', '431/800 (first attempt)'],
  ['CA Inter', 'ICAI', 'May 2017', '408/700'],
  ['B.Com.', 'Mutha College of Commerce, Pune', '2018', '74.2%'],
  ['HSC', 'Maharashtra Board', '2015', '88.15%'],
];
const FACTS = [
  ['Total experience', '5 years 7 months (post qualification); articleship 3 years, not counted'],
  ['Current CTC', 'Rs. 14.5 LPA'],
  ['Expected CTC', 'Rs. 18,00,000 p.a.'],
  ['Notice period', '2 months'],
  ['Location', 'Kothrud, Pune (open to Mumbai)'],
];

/** Everything that can be is in ruled tables. */
export const accountant: Sample = {
  file: 'CA Rohan Deshpande (5.7 yrs).pdf',
  about: "PDF, tables; dates such as Apr'23; a membership number that is no phone",
  outcome: 'read',
  expected: {
    name: 'Rohan Deshpande',
    email: 'ca.rohandeshpande@example.com',
    phone: '+91 98220 13457',
    current_city: 'Pune',
    current_position: 'Manager - Finance & Accounts',
    current_company: 'Varuna Pumps Limited',
    experience_years: 5,
    skills: ['Ind AS', 'Statutory Audit', 'GST', 'SAP FICO', 'Tally', 'Taxation', 'Internal Audit', 'Excel'],
    current_ctc: 1_450_000,
    expected_ctc: 1_800_000,
    notice_period_days: 60,
  },
  make: () =>
    drawPdf({ margin: 50 }, (document) => {
      document.font('Helvetica-Bold').fontSize(18).text('CA ROHAN DESHPANDE');
      document.font('Helvetica').fontSize(10).text('Chartered Accountant, ICAI Membership No. 615 482');
      document.text('M: 98220-13457     E: ca.rohandeshpande@example.com');
      document.moveDown(0.8);
      const head = (text: string) => {
        document.moveDown(0.9);
        document.rect(50, document.y - 2, 495, 16).fill('#e6e6e6');
        document
          .fillColor('black')
          .font('Helvetica-Bold')
          .fontSize(10.5)
          .text(text, 55, document.y + 2);
        document.moveDown(0.4).font('Helvetica').fontSize(9.5);
        document.x = 50;
      };
      head('CAREER SNAPSHOT');
      document.table({ columnStyles: [120, 375], defaultStyle: { border: 0.5, padding: 4 }, data: FACTS });
      document.x = 50;
      head('WORK EXPERIENCE');
      document.table({
        columnStyles: [125, 110, 80, 180],
        defaultStyle: { border: 0.5, padding: 4 },
        data: WORK,
      });
      document.x = 50;
      head('CORE SKILLS');
      document.table({
        columnStyles: [165, 165, 165],
        defaultStyle: { border: 0.5, padding: 4 },
        data: [
          ['Ind AS', 'Statutory Audit', 'GST'],
          ['SAP FICO', 'Tally ERP 9 / Prime', 'Direct Taxation'],
          ['Internal Audit', 'Advanced Excel', 'Power BI (learning)'],
        ],
      });
      document.x = 50;
      head('EDUCATION');
      document.table({
        columnStyles: [100, 205, 80, 110],
        defaultStyle: { border: 0.5, padding: 4 },
        data: STUDY,
      });
      document.x = 50;
      head('ACHIEVEMENTS');
      document.list(
        [
          'Recovered Rs 92 lakh of input tax credit through GSTR-2B matching in 2024-25.',
          'Brought quarterly closing from 14 to 8 working days.',
          'No audit qualification in two years.',
        ],
        { bulletRadius: 1.6, textIndent: 12 },
      );
    }),
};

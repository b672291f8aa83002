import { drawPdf } from './pdf.ts';
import type { Sample } from './sample.ts';

const SIDE = 190;
const TEAL = '#1c5d68';

const SIDEBAR: [string, string[]][] = [
  ['CONTACT', ['0 94471 20563', 'anjali.mathew@example.in', 'Kakkanad, Kochi', 'Kerala - 682 030']],
  [
    'SKILLS',
    [
      'Critical Care',
      'Patient Care',
      'Ventilator Management',
      'ECG',
      'Infection Control',
      'Medication Administration',
      'Team Management',
    ],
  ],
  ['CERTIFICATIONS', ['BLS (valid 08/2027)', 'ACLS (valid 08/2027)']],
  ['LANGUAGES', ['Malayalam', 'English', 'Hindi']],
  ['REGISTRATION', ['Kerala Nurses and', 'Midwives Council', 'KL-0148-2017']],
];

const JOBS: [string, string, string, string[]][] = [
  [
    'Senior Staff Nurse, Cardiac ICU',
    'St. Gregorios Mission Hospital, Ernakulam',
    '03/2020 – till date',
    [
      'Care of ventilated and post-CABG patients in an 18-bed unit, ratio 1:2.',
      'Shift in-charge for 6 nurses since January 2023.',
      'Central line infection rate of the unit nil for 11 months; I keep the bundle chart.',
      'Preceptor for 14 newly joined nurses.',
    ],
  ],
  [
    'Staff Nurse, Medical ICU',
    'Malankara Medical Centre, Kolenchery',
    '06/2017 – 02/2020',
    [
      '12-bed medical ICU: sepsis, poisoning, COPD.',
      'Part of the NABH documentation team (first accreditation 2019).',
    ],
  ],
];

/** Two columns: a coloured sidebar with contact and skills beside the career. */
export const nurse: Sample = {
  file: 'Anjali Mathew CV.pdf',
  about: 'PDF, two columns with a sidebar; the phone begins with 0',
  outcome: 'read',
  expected: {
    name: 'Anjali Mathew',
    email: 'anjali.mathew@example.in',
    phone: '+91 94471 20563',
    current_city: 'Kochi',
    current_position: 'Senior Staff Nurse, Cardiac ICU',
    current_company: 'St. Gregorios Mission Hospital',
    experience_years: 9,
    skills: [
      'Critical Care',
      'Patient Care',
      'Ventilator Management',
      'ECG',
      'Infection Control',
      'Medication Administration',
      'Team Management',
      'BLS',
      'ACLS',
    ],
  },
  make: () =>
    drawPdf({ margin: 0 }, (document) => {
      document.rect(0, 0, SIDE, document.page.height).fill(TEAL);
      document.circle(SIDE / 2, 90, 42).fill('#e8f1f2');
      document
        .fillColor(TEAL)
        .font('Helvetica-Bold')
        .fontSize(30)
        .text('AM', SIDE / 2 - 30, 78, { width: 60, align: 'center', lineBreak: false });
      let y = 165;
      for (const [title, lines] of SIDEBAR) {
        document
          .fillColor('#bfe0e2')
          .font('Helvetica-Bold')
          .fontSize(10.5)
          .text(title, 22, y, { width: SIDE - 36 });
        document.fillColor('white').font('Helvetica').fontSize(9.5);
        for (const text of lines) document.text(text, 22, document.y + 3, { width: SIDE - 30 });
        y = document.y + 18;
      }
      const left = SIDE + 28;
      const width = document.page.width - left - 36;
      document.fillColor(TEAL).font('Helvetica-Bold').fontSize(25).text('Anjali Mathew', left, 52, { width });
      document
        .fillColor('#444')
        .font('Helvetica')
        .fontSize(12)
        .text('Registered Nurse – Critical Care', { width });
      const head = (text: string) => {
        document
          .fillColor(TEAL)
          .font('Helvetica-Bold')
          .fontSize(12)
          .text(text, left, document.y + 16, { width });
        document
          .moveTo(left, document.y + 2)
          .lineTo(left + width, document.y + 2)
          .lineWidth(1)
          .stroke(TEAL);
        document.y += 8;
        document.fillColor('black').font('Helvetica').fontSize(10);
      };
      head('About me');
      document.text(
        'ICU nurse with 9 years in cardiac and medical intensive care. Calm in a code, patient with families. Looking for a senior or in-charge role in Kochi or Thiruvananthapuram.',
        { width },
      );
      head('Work experience');
      for (const [title, hospital, dates, points] of JOBS) {
        document
          .font('Helvetica-Bold')
          .fontSize(10.5)
          .text(title, left, document.y + 4, { width });
        document
          .font('Helvetica')
          .fontSize(10)
          .fillColor('#444')
          .text(`${hospital}   |   ${dates}`, { width });
        document
          .fillColor('black')
          .list(points, left + 4, document.y + 3, { bulletRadius: 1.6, textIndent: 12, width: width - 8 });
        document.moveDown(0.3);
      }
      head('Education');
      document.text('B.Sc. Nursing, Periyar College of Nursing, Muvattupuzha (2013 – 2017), First Class', {
        width,
      });
      document.text('Plus Two (Biology), Kerala State Board, 2013 – 86%', { width });
      head('Achievements');
      document.list(
        [
          'Best Nurse of the Year 2022, St. Gregorios',
          'Presented a poster on early mobilisation at the state critical care meet',
        ],
        left + 4,
        document.y,
        { bulletRadius: 1.6, textIndent: 12, width: width - 8 },
      );
    }),
};

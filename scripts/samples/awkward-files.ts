import { drawPdf } from './pdf.ts';
import type { Sample } from './sample.ts';
import { pictureOf } from './tools.ts';

const LOCKED = [
  'Nikhil Jain',
  'Product Manager, Udaipur | nikhil.jain@example.com | +91 99280 17463',
  'This resume opens with a password that its owner forgot to send along.',
];

const ANALYST: [string, string[]][] = [
  ['Profile', ['Data analyst, 3 years with a lending company in Chennai. SQL first, dashboards second.']],
  [
    'Experience',
    [
      'Data Analyst, Cheyyar Finance, Chennai (Oct 2023 - Present)',
      'Built 30 Power BI reports for collections; wrote the SQL behind all of them.',
      'Automated the daily cash position in Python.',
    ],
  ],
  ['Skills', ['SQL, Python, Power BI, Excel, Pandas, Statistics']],
  ['Education', ['M.Sc. Statistics, Kollidam University, 2023']],
  ['Salary', ['Current CTC 7.8 LPA, expected 10 LPA, notice 30 days']],
];

/** Locked with a password, as salary slips are. */
export const lockedPdf: Sample = {
  file: 'Nikhil_Jain_locked.pdf',
  about: 'PDF that asks for a password',
  outcome: 'password-protected',
  make: () =>
    // RC4 (PDF 1.4) draws no random numbers, so the file is the same every time.
    drawPdf(
      { margin: 56, pdfVersion: '1.4', userPassword: 'JAIN1991', ownerPassword: 'owner-of-it' },
      (document) => {
        document
          .font('Helvetica-Bold')
          .fontSize(20)
          .text(LOCKED[0] ?? '');
        document.font('Helvetica').fontSize(11).text(LOCKED.slice(1).join('\n\n'));
      },
    ),
};

/** Printed to PDF before anything was typed. */
export const blankPdf: Sample = {
  file: 'Document1.pdf',
  about: 'PDF with one blank page',
  outcome: 'no-text',
  make: () => drawPdf({ margin: 56 }, () => {}),
};

/** An upload that was broken off at the first byte. */
export const emptyFile: Sample = {
  file: 'resume final final.docx',
  about: 'no bytes at all',
  outcome: 'empty',
  make: async () => new Uint8Array(),
};

async function analystPdf(): Promise<Uint8Array> {
  return drawPdf({ margin: 60 }, (document) => {
    document.font('Helvetica-Bold').fontSize(20).text('Deepika Rajan');
    document
      .font('Helvetica')
      .fontSize(10.5)
      .text('Velachery, Chennai | 63821 40957 | deepika.rajan@example.com');
    for (const [title, lines] of ANALYST) {
      document.moveDown(0.8).font('Helvetica-Bold').fontSize(12).text(title);
      document.font('Helvetica').fontSize(10.5).text(lines.join('\n'), { lineGap: 2 });
    }
  });
}

/** A PDF that somebody renamed because the form asked for Word; it can be read all the same. */
export const renamedPdf: Sample = {
  file: 'Deepika_Rajan.docx',
  about: 'a PDF named .docx: what it is decides, so it is read',
  outcome: 'read',
  expected: {
    name: 'Deepika Rajan',
    email: 'deepika.rajan@example.com',
    phone: '+91 63821 40957',
    current_city: 'Chennai',
    current_position: 'Data Analyst',
    current_company: 'Cheyyar Finance',
    experience_years: 3,
    skills: ['SQL', 'Python', 'Power BI', 'Excel', 'Pandas', 'Statistics'],
    current_ctc: 780_000,
    expected_ctc: 1_000_000,
    notice_period_days: 30,
  },
  make: analystPdf,
};

/** A phone's screenshot with the extension typed over. */
export const pictureNamedPdf: Sample = {
  file: 'IMG_20261104.pdf',
  about: 'a PNG picture named .pdf',
  outcome: 'mislabelled',
  make: async () => pictureOf(await analystPdf()),
};

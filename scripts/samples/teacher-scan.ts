import { centred, heading, line, table, writeDocx } from './docx.ts';
import { drawPdf } from './pdf.ts';
import type { Sample } from './sample.ts';
import { convertDocx, scanFirstPage } from './tools.ts';

async function typedPage(): Promise<Uint8Array> {
  return convertDocx(
    await writeDocx(
      [
        centred('BIO-DATA', 16, true),
        line(''),
        line('**Name:** SHAILAJA BHAT'),
        line('**Address:** 3-14/2, Bejai Kapikad Road, Mangalore 575004'),
        line('**Phone:** 82178 40961'),
        line('**E-mail:** shailaja.bhat@example.com'),
        heading('POSITION', '000000'),
        line(
          'PGT Mathematics with 12 years of teaching experience, at present with Sri Durga Vidyalaya, Mangalore.',
        ),
        heading('EXPERIENCE', '000000'),
        table(
          [
            ['School', 'Post', 'Period'],
            ['Sri Durga Vidyalaya, Mangalore', 'PGT Mathematics', 'June 2018 to present'],
            ['Netravathi Public School, Puttur', 'TGT Mathematics', 'June 2014 to May 2018'],
          ],
          [48, 26, 26],
        ),
        heading('QUALIFICATION', '000000'),
        table(
          [
            ['M.Sc. Mathematics', 'Payaswini University', '2013', '71%'],
            ['B.Ed.', 'Payaswini University', '2014', '78%'],
            ['B.Sc. (P.C.M.)', 'St. Agatha College, Mangalore', '2011', '82%'],
          ],
          [30, 40, 15, 15],
        ),
        heading('SKILLS', '000000'),
        line(
          'Teaching, Mathematics, Lesson Planning, Classroom Management, CBSE Curriculum, GeoGebra, MS Office',
        ),
        heading('RESULTS', '000000'),
        line('Class XII board results: 100% pass in seven years; highest mark 99 in 2024.'),
        line('Trained students for the mathematics olympiad; four reached the state level.'),
        line(''),
        line('Languages: Kannada, Tulu, English, Hindi'),
        line('Salary drawn: Rs. 52,000 per month'),
        line(''),
        line(
          'Place: Mangalore                                                                      (Shailaja Bhat)',
        ),
      ],
      { font: 'Liberation Serif', size: 13 },
    ),
    'pdf',
  );
}

/** What a shop's scanner mails: one picture, no text at all. */
export const teacherScan: Sample = {
  file: 'scan0003.pdf',
  about: 'PDF with nothing but a scanned picture, a little crooked',
  outcome: 'ocr',
  expected: {
    name: 'Shailaja Bhat',
    email: 'shailaja.bhat@example.com',
    phone: '+91 82178 40961',
    current_city: 'Mangalore',
    current_position: 'PGT Mathematics',
    current_company: 'Sri Durga Vidyalaya',
    experience_years: 12,
    skills: [
      'Teaching',
      'Mathematics',
      'Lesson Planning',
      'Classroom Management',
      'CBSE Curriculum',
      'GeoGebra',
      'MS Office',
    ],
    current_ctc: 624_000,
  },
  async make() {
    const picture = await scanFirstPage(await typedPage());
    return drawPdf(
      { margin: 0, info: { Producer: 'ScanMate 2400', Creator: 'ScanMate 2400' } },
      (document) => {
        document.image(Buffer.from(picture), 0, 0, {
          width: document.page.width,
          height: document.page.height,
        });
      },
    );
  },
};

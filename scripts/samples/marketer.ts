import { drawPdf } from './pdf.ts';
import type { Sample } from './sample.ts';

const INK = '#2b2d42';
const ROSE = '#d1495b';

const JOBS: [string, string, string, string[]][] = [
  [
    'Digital Marketing Manager',
    'Bazaar Tadka Retail',
    'Jan 2024 - Now',
    [
      'Own a monthly budget of Rs 65 lakh on Google and Meta, payback under 45 days',
      'Rebuilt the loyalty e-mails; repeat orders up 23%',
      'Team: 2 executives, 1 designer, 1 agency',
    ],
  ],
  [
    'Sr. Executive - Performance Marketing',
    'Ghungroo Fashions',
    'Aug 2021 - Dec 2023',
    ['Took ROAS from 2.1 to 3.8 in three quarters', 'Ran 140+ A/B tests on landing pages'],
  ],
  [
    'Marketing Trainee',
    'Ghungroo Fashions',
    'Aug 2020 - Jul 2021',
    ['SEO for 400 product pages', 'Wrote captions, product names and far too many Diwali offers'],
  ],
];
const SKILLS: [string, number][] = [
  ['Google Ads', 0.95],
  ['Facebook Ads', 0.9],
  ['SEO', 0.75],
  ['Google Analytics', 0.85],
  ['Email Marketing', 0.7],
  ['A/B Testing', 0.8],
  ['Content Marketing', 0.6],
  ['Canva', 0.65],
];

/** A template as design sites sell it: capitals, a right-hand column, skill bars. */
export const marketer: Sample = {
  file: 'SNEHA-KULKARNI-2026.pdf',
  about: 'PDF, design template with a right-hand column; name in two lines of capitals',
  outcome: 'read',
  expected: {
    name: 'Sneha Kulkarni',
    email: 'hello@snehakulkarni.example',
    phone: '+91 70303 48812',
    current_city: 'Mumbai',
    current_position: 'Digital Marketing Manager',
    current_company: 'Bazaar Tadka Retail',
    experience_years: 6,
    skills: [
      'Google Ads',
      'Facebook Ads',
      'SEO',
      'Google Analytics',
      'Email Marketing',
      'A/B Testing',
      'Content Marketing',
      'Canva',
    ],
  },
  make: () =>
    drawPdf({ margin: 0 }, (document) => {
      document.rect(0, 0, document.page.width, 150).fill(INK);
      document
        .fillColor('white')
        .font('Helvetica-Bold')
        .fontSize(32)
        .text('SNEHA', 42, 36, { characterSpacing: 1.2 });
      document.text('KULKARNI', 42, 70, { characterSpacing: 1.2 });
      document
        .fillColor('#ffd6dc')
        .font('Helvetica')
        .fontSize(13)
        .text('digital marketing, with receipts', 43, 112);
      const main = 330;
      const head = (text: string, x: number, y: number, width: number) => {
        document.fillColor(ROSE).font('Helvetica-Bold').fontSize(12).text(text, x, y, { width });
        document.fillColor(INK).font('Helvetica').fontSize(9.8);
      };
      head('HI THERE', 42, 176, main);
      document.text(
        'I buy attention and try to earn it back. Six years in fashion and grocery e-commerce, most of it with a spreadsheet open.',
        42,
        document.y + 5,
        { width: main },
      );
      head('WHERE I WORKED', 42, document.y + 20, main);
      for (const [title, company, dates, points] of JOBS) {
        document
          .font('Helvetica-Bold')
          .fontSize(11)
          .text(title, 42, document.y + 9, { width: main });
        document
          .font('Helvetica-Oblique')
          .fontSize(9.8)
          .text(`${company}, Mumbai  /  ${dates}`, { width: main });
        document
          .font('Helvetica')
          .list(points, 46, document.y + 3, { bulletRadius: 1.5, textIndent: 10, width: main - 10 });
      }
      head('EDUCATION', 42, document.y + 20, main);
      document.text(
        'Bachelor of Mass Media (Advertising), Sion College of Media, 2017-2020',
        42,
        document.y + 5,
        { width: main },
      );
      const right = 408;
      const narrow = document.page.width - right - 34;
      head('FIND ME', right, 176, narrow);
      for (const text of [
        '70303 48812',
        'hello@snehakulkarni.example',
        'Andheri East, Mumbai 69',
        'linkedin.example/in/sneha-k',
      ])
        document.text(text, right, document.y + 5, { width: narrow });
      head('WHAT I DO', right, document.y + 22, narrow);
      for (const [skill, share] of SKILLS) {
        document.text(skill, right, document.y + 7, { width: narrow });
        const y = document.y + 1;
        document
          .rect(right, y, narrow, 4)
          .fill('#e5e5ea')
          .rect(right, y, narrow * share, 4)
          .fill(ROSE);
        document.fillColor(INK).y = y + 4;
      }
      head('LANGUAGES', right, document.y + 22, narrow);
      document.text('Marathi, Hindi, English', right, document.y + 5, { width: narrow });
      head('OFF WORK', right, document.y + 22, narrow);
      document.text('Bharatanatyam, monsoon treks, a rescued cat called Excel', right, document.y + 5, {
        width: narrow,
      });
    }),
};

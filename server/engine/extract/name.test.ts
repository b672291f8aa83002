import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { TextLayout } from '#server/engine/layout.ts';
import { readEmail } from './contact.ts';
import { readDocument } from './document.ts';
import type { Fact } from './fact.ts';
import { readName } from './name.ts';

function name(text: string, layout?: TextLayout): string | null {
  const document = readDocument(text, layout);
  return readName(document, readEmail(document)?.value ?? null)?.value ?? null;
}

/** What is read from lines in large print above a body in smaller print. */
function named(large: readonly string[], size: number, email: string): Fact<string> | null {
  const body = ['Mob: 98901 12358', email, 'SKILLS', 'Tally Prime'];
  const printed = (points: number) => (text: string) => ({ text, size: points, x: 17, page: 1 });
  const lines = [...large.map(printed(size)), ...body.map(printed(12))];
  return readName(readDocument([...large, ...body].join('\n'), { lines }), email);
}

describe('readName', () => {
  it.each([
    ['after RESUME, dotted, in capitals', 'RESUME\nSUMA.GADDE\nEmail: suma.g@example.com', 'Suma Gadde'],
    ['after CURRICULUM VITAE', 'CURRICULUM VITAE\n\nRAMESH KUMAR\nMobile: 9876543210', 'Ramesh Kumar'],
    ['within the heading', 'Curriculum Vitae of Anita Rao\nPune', 'Anita Rao'],
    ['with initials', 'K. Venkata Ramana\nkvramana@example.com', 'K. Venkata Ramana'],
    ['with initials run together', 'R.K.Sharma\nPlot 5, Delhi', 'R. K. Sharma'],
    ['before a title on its line', 'ANITA RAO Senior Accountant\nPune', 'Anita Rao'],
    ['before a bar', 'Anita Rao | Java Developer | Pune', 'Anita Rao'],
    ['with honours and degrees', 'Dr. Meera S. Nair, MBBS, MD\nmeera@example.com', 'Meera S. Nair'],
    ['in spaced letters', 'A N I T A   R A O\nDesigner', 'Anita Rao'],
    ['over two lines', 'ANITA\nRAO\nGraphic Designer', 'Anita Rao'],
    ['behind a label', 'Email: zeb@example.com\nName : Zebunnisa Begum   Mobile: 98', 'Zebunnisa Begum'],
    ['in small letters', 'vikas yadav\nvikasyadav9@example.com', 'Vikas Yadav'],
    [
      'that no list of names holds',
      'Thangjam Wairokpam\nSales Executive\nt.wairokpam@example.com',
      'Thangjam Wairokpam',
    ],
    [
      'only under the declaration',
      'OBJECTIVE\nTo find work\nDeclaration\nAll true.\nPlace: Pune\n(Sunita Devi)',
      'Sunita Devi',
    ],
    [
      'between phone and e-mail',
      '98765 43210 | Yumnam Ezhuvan | yezh@example.com\nStaff Nurse',
      'Yumnam Ezhuvan',
    ],
    ['under the post', 'STAFF NURSE\nAsha Rao\nE: asha@example.com   M: 98765 43210', 'Asha Rao'],
    ['in a letter', 'To whom it may concern\nI, Asha Rao, apply for the post of nurse.', 'Asha Rao'],
    ['before the father', 'Asha Rao D/o Mohan Rao\nMob. 98765 43210', 'Asha Rao'],
    [
      'in the last line',
      'SUMMARY\nNurse for 4 years.\nSKILLS\nICU\n\nAsha Rao | Pune | 98765 43210',
      'Asha Rao',
    ],
    [
      'of six long words',
      'Venkatanarasimharajuvaripeta Satyanarayana Lakshmi Padmavathi Balasubramanian Iyengar\nTreasury Officer\nHyderabad',
      'Venkatanarasimharajuvaripeta Satyanarayana Lakshmi Padmavathi Balasubramanian Iyengar',
    ],
    [
      'of four initials and two words',
      'K. V. S. R. Anjaneya Sarma\nsarma.x@example.com\nObjective\nTo work',
      'K. V. S. R. Anjaneya Sarma',
    ],
    [
      'of six words behind a label',
      'CURRICULUM VITAE\nName: Dr. P. V. Subba Rama Krishna Murthy\nMobile: 98765 43210',
      'P. V. Subba Rama Krishna Murthy',
    ],
    [
      'of six words in capitals',
      'MUHAMMED SHAFEEQUE KUNJU ABDUL RAHIMAN KUTTY\nDriver\nkutty@example.com',
      'Muhammed Shafeeque Kunju Abdul Rahiman Kutty',
    ],
    [
      'of two words before a degree of four',
      'Sharmishtha Guru, M.Lib.I.Sc.\nBudharaja, Sambalpur 768004\nsguru@example.ac.in',
      'Sharmishtha Guru',
    ],
  ])('reads one %s', (_how, text, expected) => {
    expect(name(text)).toBe(expected);
  });

  it('takes the largest print of the first page when a sidebar comes first', () => {
    const text = 'Skills\nKiran Desai\nTally Prime\nExperience\nRohit Jain\nWorked in many places.';
    const line = (words: string, size: number) => ({ text: words, size, x: 40, page: 1 });
    const layout = { lines: [line('Skills', 12), line('Kiran Desai', 10), line('Rohit Jain', 26)] };
    expect(name(text, layout)).toBe('Rohit Jain');
    expect(name(text)).toBe('Kiran Desai');
  });

  it.each([
    ['a surname below', ['MOHD. IRFAN', 'SHAIKH'], 18, 'Mohd. Irfan Shaikh'],
    ['in usual letters', ['Lakshmi Priya', 'Venkataraman'], 18, 'Lakshmi Priya Venkataraman'],
    ['its post below', ['Asha Rao', 'Accountant'], 18, 'Asha Rao'],
    ['its town below', ['ASHA RAO', 'NASHIK'], 18, 'Asha Rao'],
    ['its part of a town below', ['Asha Rao', 'Kothrud'], 18, 'Asha Rao'],
    ['its part of a town in capitals below', ['ASHA RAO', 'MUMBRA'], 18, 'Asha Rao'],
    ['a town that no list holds below', ['ASHA RAO', 'SATPURNAGAR'], 18, 'Asha Rao'],
    ['its degree below', ['ASHA RAO', 'BCOM'], 18, 'Asha Rao'],
    ['its dotted degree below', ['Asha Rao', 'B.Pharm'], 18, 'Asha Rao'],
    ['no work yet below', ['Asha Rao', 'Fresher'], 18, 'Asha Rao'],
    ['two sections below', ['Asha Rao', 'Personal Details'], 18, 'Asha Rao'],
    ['a name in the print of all else', ['Asha Rao', 'Venkataraman'], 12, 'Asha Rao'],
  ])(
    'goes on in the next line of the largest print: %s',
    (_what, [first = '', second = ''], size, expected) => {
      expect(named([first, second], size, 'asha@example.com')?.value).toBe(expected);
    },
  );

  it('asks about a word below the name, unless the e-mail address holds it', () => {
    const confidence = (email: string) => named(['LAKSHMI PRIYA', 'VENKATARAMAN'], 18, email)?.confidence;
    expect(confidence('lakshmi.priya@example.com')).toBeLessThan(limits.intake.sureFrom);
    expect(confidence('lakshmi.venkataraman@example.com')).toBeGreaterThanOrEqual(limits.intake.sureFrom);
  });

  it.each([
    'PROJECT MANAGER\nPMP Certified\nwork@example.com',
    "Father's Name: Mohan Rao\nAddress: Pune",
    'Work Experience\nTata Motors Ltd\nPune',
    'To,\nThe Manager',
  ])('is blank rather than a guess: %s', (text) => {
    expect(name(text)).toBeNull();
  });
});

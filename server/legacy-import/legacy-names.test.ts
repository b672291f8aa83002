import { afterAll, describe, expect, it } from 'vitest';
import { legacyImportRoutes } from '#contract/legacy-import.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { createTestApp } from '../test/app.ts';
import { cityName, personName, placeNames, skillNames } from './legacy-names.ts';

describe('the name of a person', () => {
  it.each([
    ['MR. ANJALI MORE', 'Anjali More'],
    ['Kale, Shruti', 'Shruti Kale'],
    ['Patil, Ms. Neha', 'Neha Patil'],
    ['Er. Shruti Pawar', 'Shruti Pawar'],
    ['Er.Shruti Pawar', 'Shruti Pawar'],
    ['CA. Prasad Iyer', 'Prasad Iyer'],
    ['Ms Neha Patil', 'Neha Patil'],
    ['Mr.Rohit Iyer', 'Rohit Iyer'],
    // What may be of the name is not taken for a title, a degree or a given name.
    ['CA Prasad Iyer', 'CA Prasad Iyer'],
    ['Sri Ram', 'Sri Ram'],
    ['SRI HARSHA', 'Sri Harsha'],
    ['Sri Vidya Reddy', 'Sri Vidya Reddy'],
    ['MS SUBBULAKSHMI', 'MS Subbulakshmi'],
    ['AR RAHMAN', 'AR Rahman'],
    ['SR NATHAN', 'SR Nathan'],
    ['CS SHEKAR', 'CS Shekar'],
    ['Khan, Md', 'Khan, Md'],
    ['Khan, Md Asif', 'Md Asif Khan'],
    ['Ravi Kumar, Pune', 'Ravi Kumar, Pune'],
    ['Drishti Rao', 'Drishti Rao'],
    // Initials stay.
    ['A.P.J. ABDUL KALAM', 'A.P.J. Abdul Kalam'],
    ['APJ ABDUL KALAM', 'APJ Abdul Kalam'],
    ['S.RAJESH', 'S.Rajesh'],
    ['K.R.RAO', 'K.R.Rao'],
    ['N.T.RAMA RAO', 'N.T.Rama Rao'],
    ['AK SHARMA', 'AK Sharma'],
    ['RAM KUMAR', 'Ram Kumar'],
    ['UMA RAO', 'Uma Rao'],
    ['OM PRAKASH', 'Om Prakash'],
    ['ASHA RAI', 'Asha Rai'],
    ['O’BRIEN', 'O’Brien'],
    ["D'SOUZA-RAO", "D'Souza-Rao"],
    ['Shri Rahul  More', 'Rahul More'],
    ['Dr Sneha Shinde', 'Sneha Shinde'],
    ['Rahul More, MBA', 'Rahul More'],
    ['rohit iyer', 'Rohit Iyer'],
    // As they are written.
    ['Nicola de Souza', 'Nicola de Souza'],
    ['K. V. Rao', 'K. V. Rao'],
    ['José D’Souza', 'José D’Souza'],
    ['राधा कदम', 'राधा कदम'],
    ['Mr', 'Mr'],
    ['Rao, Asha, Pune', 'Rao, Asha, Pune'],
    ['', ''],
  ])('written as %s is %s', (written, name) => {
    expect(personName(written)).toBe(name);
  });
});

describe('a city', () => {
  it.each([
    ['Bombay', 'Mumbai'],
    ['pune', 'Pune'],
    ["B'lore", 'Bangalore'],
    ['Bengaluru', 'Bangalore'],
    ['Pune (Kothrud)', 'Pune'],
    ['PCMC', 'Pimpri-Chinchwad'],
    ['Pimpri-Chinchwad', 'Pimpri-Chinchwad'],
    ['Little Village (East)', 'Little Village (East)'],
    [null, null],
  ])('written as %s is %s', (written, name) => {
    expect(cityName(written)).toBe(name);
  });

  it('of several is known where each is', () => {
    expect(['Bombay/pune', 'Pune or PCMC', 'Pune, Anywhere', 'bombay', null].map(placeNames)).toEqual([
      'Mumbai, Pune',
      'Pune, Pimpri-Chinchwad',
      'Pune, Anywhere',
      'Mumbai',
      null,
    ]);
  });
});

it('skills beside a stroke are two where both are known', () => {
  expect(skillNames('java/j2ee; hibernate')).toEqual(['java', 'j2ee', 'hibernate']);
  expect(skillNames('CI/CD, PL/SQL, Java/Anything')).toEqual(['CI/CD', 'PL/SQL', 'Java/Anything']);
});

describe('people of an old table', () => {
  const promise = createTestApp();
  afterAll(async () => (await promise).close());

  it('are stored so, and found by their city', async () => {
    const app = await promise;
    const lines = [
      'name,email,phone,exp,city,skills',
      '"Kale, Shruti",shruti@old.example,9845012345,3,Pune (Kothrud),java/j2ee',
      'MR. ROHIT IYER,rohit@old.example,9845012346,3,PCMC,Java',
    ];
    const file = new File([lines.join('\n')], 'old.csv', { type: 'text/csv' });
    const hr = app.as('hr');
    await hr.call(legacyImportRoutes.table, {
      body: { kind: 'candidates', dry_run: false },
      files: { file },
    });
    const named = async (cities: string) =>
      (await hr.call(candidateRoutes.list, { query: { cities } })).data.items.map(({ name }) => name);
    expect(await named('Pune')).toEqual(['Shruti Kale']);
    expect(await named('Pimpri-Chinchwad')).toEqual(['Rohit Iyer']);
  });
});

it('a cell of nothing but blanks within holds up nobody', () => {
  const start = process.cpuUsage();
  const cell = `Pune${' '.repeat(100_000)}x`;
  expect([cityName(cell), placeNames(cell)]).toEqual([cell, cell]);
  const { user, system } = process.cpuUsage(start);
  // It took a minute.
  expect((user + system) / 1000).toBeLessThan(2000);
});

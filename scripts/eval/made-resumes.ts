import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Faker, base, en, en_IN } from '@faker-js/faker';
import type { TextLayout } from '#server/engine/layout.ts';
import type { ResumeCase } from './cases.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'eval', 'layouts');

interface Trade {
  readonly field: string;
  readonly kinds: readonly string[];
  readonly posts: readonly string[];
  readonly deeds: readonly string[];
  readonly skills: readonly string[];
  readonly degrees: readonly string[];
}

interface Layout {
  readonly id: string;
  readonly text: string;
}

function readTrades(): Trade[] {
  const list = (text = '', mark: string | RegExp = /,\s*/) => text.trim().split(mark);
  return readFileSync(join(FOLDER, 'trades.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => {
      const [field = '', kinds, posts, deeds, skills, degrees] = line.split('|');
      return {
        field: field.trim(),
        kinds: list(kinds),
        posts: list(posts),
        deeds: list(deeds, /;\s*/),
        skills: list(skills),
        degrees: list(degrees),
      };
    });
}

function readLayouts(): Layout[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt') && name !== 'trades.txt')
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(FOLDER, name), 'utf8')
        .split(/^=== /m)
        .filter(Boolean)
        .map((part) => {
          const [id = '', ...lines] = part.split('\n');
          return { id: `${name.replace('.txt', '')}/${id.trim()}`, text: lines.join('\n') };
        }),
    );
}

const CITIES =
  'Pune,Nagpur,Indore,Jaipur,Lucknow,Kochi,Coimbatore,Madurai,Surat,Rajkot,Bhopal,Patna,Ranchi,Guwahati,Bhubaneswar,Visakhapatnam,Vijayawada,Mysuru,Hubli,Chandigarh,Ludhiana,Dehradun,Kanpur,Varanasi,Hyderabad,Chennai,Bengaluru,Mumbai,Ahmedabad,Kolkata,Noida,Gurugram,Thane,Nashik,Vadodara,Kozhikode'.split(
    ',',
  );
const LOCALITIES = [
  '12 Gandhi Road',
  'Flat 4, Shanti Niwas, Park Street',
  'H.No. 7-1-22, Ram Nagar',
  '3rd Cross, Model Colony',
  'Near Bus Stand, Station Road',
];
const COLLEGES = [
  'Government College',
  'St. Xavier’s College',
  'State University',
  'Polytechnic',
  'Institute of Technology',
  'D.A.V. College',
];
/** What a firm may be called by: syllables in which no dictionary finds a word. */
const ONSETS =
  'Bron,Ves,Kal,Tri,Zen,Mor,Ora,Lum,Nir,Pal,Quil,Dev,Sar,Ven,Mah,Ash,Jai,Sun,Om,Blue,Green,Silver,Royal'.split(
    ',',
  );
const RHYMES =
  'tavex,ria,indra,omax,vista,lotus,sagar,dhara,ika,nova,kart,peak,mitra,wave,stone,tara,vani,deep'.split(
    ',',
  );
const MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');

/** Names of people that no list of names holds. */
const PERSON_ONSETS = 'Vend,Thang,Kosth,Zair,Mail,Lalr,Pord,Ghug,Nimb,Oind,Chak,Hemb,Yumn,Ezh,Wair,Tir'.split(
  ',',
);
const PERSON_RHYMES = 'ana,ari,esh,inlal,okpam,uvan,ram,ike,avel,om,eela,ungba,ithya,urkar,adi,ay'.split(',');
/** What people call themselves in an address that does not hold their name. */
const NICKNAMES = ['cool.star', 'lucky', 'mail4work', 'smiley.one', 'job.seeker', 'bluesky', 'rider'];

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Day = readonly [year: number, month: number];

/** The ways to write a month, one of which a resume keeps to. */
const DAYS: readonly ((day: Day) => string)[] = [
  ([year, month]) => `${MONTHS[month]} ${year}`,
  ([year, month]) => `${String(month + 1).padStart(2, '0')}/${year}`,
  ([year]) => String(year),
  ([year, month]) => `${MONTHS[month]}-${String(year).slice(2)}`,
  ([year, month]) => `${MONTHS[month]}'${String(year).slice(2)}`,
  ([year, month]) => `${MONTHS[month]}, ${year}`,
  ([year, month]) => `01.${String(month + 1).padStart(2, '0')}.${year}`,
];
const UP_TO = [' - ', ' – ', ' to ', '-', ' — '];
const NOW = ['Present', 'present', 'Till date', 'till now', 'Current', 'Now', 'to date'];

/** What a person is called: mostly by names of the lists, also by others, by one name, by initials before or after. */
function personName(faker: Faker): string {
  const pick = <T>(from: readonly T[]): T => faker.helpers.arrayElement(from);
  const listed = () => `${faker.person.firstName()} ${faker.person.lastName()}`;
  const unlisted = () => `${pick(PERSON_ONSETS)}${pick(PERSON_RHYMES)}`;
  const initial = () => pick('A,B,D,G,K,M,N,P,R,S,T,V'.split(','));
  return pick([
    listed,
    listed,
    listed,
    listed,
    () => `${unlisted()} ${unlisted()}`,
    () => `${unlisted()} ${faker.person.lastName()}`,
    () => `${faker.person.firstName()} ${unlisted()}`,
    () => `${faker.person.firstName()} ${faker.person.firstName()} ${faker.person.lastName()}`,
    () => `${initial()}. ${faker.person.firstName()}`,
    () => `${faker.person.firstName()} ${initial()}`,
  ])();
}

/** Everything that a layout may name, by the letters in its braces. */
function valuesOf(faker: Faker, trade: Trade): Record<string, string> {
  const pick = <T>(from: readonly T[]): T => faker.helpers.arrayElement(from);
  const cities = faker.helpers.shuffle(CITIES);
  const name = personName(faker);
  const firm = (place: string): string => {
    const word = pick([
      () => capitalised(`${pick(ONSETS)}${pick(RHYMES)}`),
      () => `${pick(ONSETS)} ${capitalised(pick(RHYMES))}`,
      () => faker.person.lastName(),
      () => `${faker.person.firstName()} ${faker.person.lastName()}`,
      () => `Shree ${faker.person.firstName()}`,
    ])();
    const kind = pick(trade.kinds);
    return pick([
      () => word,
      () => `${word} ${kind}`,
      () => `${word} ${kind}`,
      () => `${word} ${kind} ${pick(['Pvt Ltd', 'Pvt. Ltd.', 'Ltd', 'Private Limited', 'LLP', '(P) Ltd'])}`,
      () => (kind.startsWith('&') ? `${word} ${kind}` : `${place} ${kind}`),
      () => `${word} ${pick(['Group', 'India', 'Global', 'Enterprises', '& Sons', 'Corporation', 'Works'])}`,
    ])();
  };
  const [city = '', other = '', third = '', home = '', wish = ''] = cities;
  const c1 = pick([city, city, city, other]);
  const [p1 = '', p2 = '', p3 = ''] = faker.helpers.shuffle(trade.posts);
  const [b1a = '', b1b = '', b2a = ''] = faker.helpers.shuffle(trade.deeds);
  const skills = faker.helpers.shuffle(trade.skills);
  const day = pick(DAYS);
  const first: Day = [2018 + faker.number.int(6), faker.number.int(11)];
  const before: Day = [first[0] - 1 - faker.number.int(4), faker.number.int(11)];
  const start: Day = [before[0] - 1 - faker.number.int(3), faker.number.int(11)];
  const ends = (next: Day): Day => (next[1] === 0 ? [next[0] - 1, 11] : [next[0], next[1] - 1]);
  const [upTo, now] = [pick(UP_TO), pick(NOW)];
  const parts = name
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .split(' ');
  const user = pick([
    parts.join('.'),
    parts.join(''),
    `${parts[0]}${faker.number.int(99)}`,
    `${parts.at(-1)}.${parts[0]}`,
    `${pick(NICKNAMES)}${faker.number.int(99)}`,
  ]);
  const digits = `9${faker.string.numeric({ length: 9, allowLeadingZeros: true })}`;
  return {
    name,
    given: name.split(' ').slice(0, -1).join(' '),
    family: name.split(' ').at(-1) ?? '',
    father: `${faker.person.firstName('male')} ${name.split(' ').at(-1)}`,
    ref: faker.person.fullName().replace(/^\w+\. /, ''),
    ref2: faker.person.fullName().replace(/^\w+\. /, ''),
    email: `${user}@example.com`,
    phone: pick([
      digits,
      `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`,
      `+91-${digits}`,
      `${digits.slice(0, 5)}-${digits.slice(5)}`,
    ]),
    digits,
    city,
    state: faker.location.state(),
    pin: `${faker.number.int({ min: 11, max: 79 })}0${faker.string.numeric(3)}`,
    addr: pick(LOCALITIES),
    home,
    homeaddr: pick(LOCALITIES),
    wish,
    by: String(1980 + faker.number.int(20)),
    Field: capitalised(trade.field),
    sum: `${trade.deeds[0]}. Looking to do more of it.`,
    T: String(2026 - start[0]),
    p1,
    p2,
    p3,
    f1: firm(c1),
    f2: firm(other),
    f3: firm(third),
    c1,
    c2: other,
    c3: third,
    cl1: firm(third),
    cl2: firm(home),
    d1: `${day(first)}${upTo}${now}`,
    d2: `${day(before)}${upTo}${day(ends(first))}`,
    d3: `${day(start)}${upTo}${day(ends(before))}`,
    s1: day(first),
    s2: day(before),
    s3: day(start),
    e2: day(ends(first)),
    e3: day(ends(before)),
    b1a,
    b1b,
    b2a,
    deg: pick(trade.degrees),
    col: `${pick(COLLEGES)}, ${home}`,
    cy: String(start[0]),
    k: skills.join('\u0000'),
    ka: skills.slice(0, 4).join('\u0000'),
    kb: skills.slice(4).join('\u0000'),
    k1: skills[0] ?? '',
    k2: skills[1] ?? '',
    k3: skills[2] ?? '',
    k4: skills[3] ?? '',
  };
}

/** A layout with its braces filled in: {N} and {F1} are {name} and {f1} in capitals, {l:p1} in small letters, {k:, } a list with its mark. */
function filled(layout: string, values: Record<string, string>): string {
  return layout.replaceAll(
    /\{(l:)?([a-zA-Z]+\d?[ab]?)(?::([^}]*))?\}/g,
    (_whole, low: string | undefined, key: string, mark = '') => {
      const own =
        values[key] ?? values[key === 'N' ? 'name' : key === 'n' ? 'name' : key.toLowerCase()] ?? '';
      const text = own.replaceAll('\u0000', mark);
      if (low !== undefined || key === 'n') return text.toLowerCase();
      return key in values ? text : text.toUpperCase();
    },
  );
}

/** What happens to texts on their way out of a page, each in some of them. */
const MISHAPS: readonly ((text: string, faker: Faker) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text,
  (text) => text.replaceAll(/\n{2,}/g, '\n'),
  (text) => text.replaceAll('\n', '\n\n'),
  (text) => text.replaceAll(/[^\n]{80}\S*(?= )/g, '$&\n').replaceAll(/\n +/g, '\n'),
  (text) => text.replaceAll(/^[ \t]+/gm, '').replaceAll(/^[-•*] /gm, ''),
  (text, faker) => text.replaceAll(' | ', faker.helpers.arrayElement([' - ', ', ', ' • ', '  ', ' / '])),
];

/**
 * Resumes made of the layouts of eval/layouts and made-up people, `each` of every layout, always the same: to learn
 * from, since what they say is known by construction.
 */
export function madeResumes(each: number): ResumeCase[] {
  const faker = new Faker({ locale: [en_IN, en, base] });
  const trades = readTrades();
  return readLayouts().flatMap(({ id, text }, at) =>
    Array.from({ length: each }, (_, copy): ResumeCase => {
      faker.seed(at * 1000 + copy);
      const trade = faker.helpers.arrayElement(trades);
      const values = valuesOf(faker, trade);
      const mishap = faker.helpers.arrayElement(MISHAPS);
      const written = mishap(filled(text, values), faker);
      return {
        id: `${id}/${copy}`,
        field: trade.field,
        role: values['p1'] ?? '',
        text: written,
        expect: {
          name: /\{(?:l:)?(?:name|N|n|given|GIVEN)\}/.test(text) ? (values['name'] ?? null) : null,
          email: values['email'] ?? null,
          phone: values['digits'] ?? null,
          current_city: /\{(?:l:)?(?:city|CITY)\}/.test(text) ? (values['city'] ?? null) : null,
          current_company: /\{(?:l:)?f1\}/i.test(text) ? (values['f1'] ?? null) : null,
          current_position: /\{(?:l:)?p1\}/i.test(text) ? (values['p1'] ?? null) : null,
          experience_years: null,
          stated_years: false,
          skills: (values['k'] ?? '').split('\u0000'),
        },
      };
    }),
  );
}

/** Of ten, so many come as text alone. */
const NO_PRINT = 4;
const PRINT = { name: 20, heading: 13, words: 10 };

/** The print of a made resume, as a PDF would tell it: for most of them, the name being largest. */
export function layoutOfMade({ text, expect }: ResumeCase): TextLayout | null {
  const chance = text.length % 10;
  if (chance < NO_PRINT) return null;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isName = (line: string) =>
    expect.name !== null && line.toLowerCase().includes(expect.name.toLowerCase());
  const isGiven = (line: string) =>
    line.length > 2 &&
    expect.name !== null &&
    expect.name.toLowerCase().startsWith(line.trim().toLowerCase());
  const isSplit = !lines.some(isName);
  const named = lines.findIndex(isSplit ? isGiven : isName);
  return {
    lines: lines.map((line, at) => {
      const heading = /^[\p{Lu} ]+$/u.test(line) ? PRINT.heading : PRINT.words;
      return {
        text: line,
        size: at === named || (at === named + 1 && isSplit) ? PRINT.name : heading,
        x: 40,
        page: 1,
      };
    }),
  };
}

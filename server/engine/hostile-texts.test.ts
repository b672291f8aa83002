import { expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { embed, extractCandidate, scoreMatch } from './index.ts';

const JOB = {
  title: 'Java Developer',
  text: 'Java and Spring Boot',
  skills: ['Java'],
  experience: { min: 2, max: 5 },
};

/** Reading them takes well under a second each; without the bounds of `normaliseText`, from ten seconds to minutes. */
const BOUND_MS = 5000;

/** A piece that is repeated, or what it opens with, the piece and what it ends with. */
const HOSTILE: (string | [opening: string, piece: string, ending?: string])[] = [
  'a',
  '-',
  '9',
  '(',
  'क',
  'a.',
  'a@b.',
  'in Pune ',
  'Java, C++, Excel, ',
  '01/2010 - 02/2011\n',
  '98220/',
  '+91 ',
  '[a](b',
  'skill details a a company details company - ',
  'years in ',
  'as Asst. (a) ',
  'place: ',
  'Foo Bar, Pune\n',
  'Manager at Foo Ltd Jan 2010 to Feb 2011\n',
  'Java Pvt Ltd\n',
  'Company\tDesignation\tDuration\n',
  'Company\n',
  'A1\n',
  '2019\n',
  'x=-',
  'Bharat Forgings, Pune 2019\n',
  'Current CTC: 9 ',
  '_',
  '/',
  "'18-'21 ",
  'Apollo 2018-2021; ',
  '2018-2021 (a',
  'total experience of 8 ',
  'typing speed 40-50 ',
  'Typing @:(– 40 wpm ',
  'career break 2 years ',
  'Engineer to Dy. Manager\n',
  '17 LPA → ',
  '(promoted from ',
  'SPA NDA ',
  'PCMC Pune ',
  'CTC 4 + 5 = ',
  ['10:12', ' '],
  ['x', '-'],
  ['x', '–', '('],
  ['Company | Designation | Duration', '\n'],
];

it.each(HOSTILE.map((pieces) => ({ pieces })))(
  'a text of nothing but $pieces cannot hold up the server',
  ({ pieces }) => {
    const size = limits.resume.maxTextLength;
    const [opening, piece, ending = ''] = typeof pieces === 'string' ? ['', pieces] : pieces;
    const text = (opening + piece.repeat(Math.ceil(size / piece.length))).slice(0, size - 1) + ending;
    const start = process.cpuUsage();
    extractCandidate(text);
    embed(text, { kind: 'resume' });
    scoreMatch(JOB, { text });
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(BOUND_MS);
  },
);

import { expect, it } from 'vitest';
import { jobCreateSchema } from '#contract/jobs.ts';
import { limits } from '#contract/limits.ts';
import { jobDescription, jobFromPrompt } from '#server/engine/index.ts';

/** Of processor time, which others on the machine cost nothing. Takes a twentieth of it; a pattern that goes wrong takes minutes. */
const BOUND_MS = 2000;

it.each([
  'a',
  '-',
  '9',
  '(',
  'क',
  'a.',
  '<',
  '<script>',
  '😀',
  'in Pune ',
  'Java, C++, Excel, ',
  '5 years ',
  '10-12 LPA ',
  '₹5,00,000 ',
  'join in 30 days, ',
  'need a nurse for ',
  'senior java developer and ',
  'will handle ',
  'our big fintech ',
  'Skills: Java\n',
  'a:',
  'office 3 ',
  '2 days at ',
  'B.Com from a good ',
  'notice and ',
  'notice join with and max ',
  ' ',
  '_',
  '/',
  '& ',
  'a/',
  'tuewed',
  '1-2, ',
  '18-35 yrs ',
  'no aaaa ',
  'no a/b & c ',
  `no ${'a'.repeat(80)} `,
  `no ${'a-'.repeat(40)} `,
  `no ${'a/'.repeat(40)} `,
  `no ${' '.repeat(80)}a `,
  'accountant Pune bike not required ',
  'bike is not required. ',
  'other than a from any ',
  'freshers or a please kindly is ',
  'good to have a, b must ',
  'team lead – 12 people ',
  'accountantt ',
  'thanks & regards ',
])('a prompt of nothing but %j is answered at once by a valid job', (piece) => {
  const size = limits.job.prompt.max;
  const text = piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
  const start = process.cpuUsage();
  const job = jobFromPrompt(text, '2026-11-21');
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(BOUND_MS);
  const saved = jobCreateSchema.safeParse({
    ...job,
    locations: ['Pune'],
    mode_of_work: 'office',
    domain_industry: 'Others',
    primary_skills: ['Any'],
  });
  expect(saved.error?.issues ?? []).toEqual([]);
  expect(`${job.title}${job.summary}${job.description}${job.requirements}`).not.toMatch(/[<>]/);
});

it('fields of nothing but one letter and markup are described', () => {
  const text = jobDescription({
    title: '<b>x</b>'.repeat(20),
    summary: 'a'.repeat(limits.job.summary.max),
    location: '<i>',
    experience_required: '<1>',
    skills_required: ['<u>', 'a'.repeat(80)],
    mode_of_work: 'office',
    domain_industry: 'Others',
  });
  expect(text.length).toBeGreaterThanOrEqual(limits.job.description.min);
  expect(text).not.toMatch(/[<>]/);
});

it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'toLocaleString', '__proto__'])(
  'takes the word "%s" for a word',
  (word) => {
    for (const prompt of [
      word,
      `Hire a ${word} in Pune`,
      `${word} engineer, 5 years`,
      `Skills: ${word}, $&`,
    ]) {
      const { title, description } = jobFromPrompt(prompt, '2026-11-21');
      expect(`${title} ${description}`).not.toMatch(/native code|\[object|\bfunction \w+\(/);
    }
  },
);

import { expect, it } from 'vitest';
import { extractCandidate } from '../extract-candidate.ts';

const skillsOf = (...lines: string[]) => extractCandidate(lines.join('\n'), null, '2026-11-21').skills;

it('takes what was made for no skill, though a word of it names one elsewhere', () => {
  const skills = skillsOf(
    'Ravi Teja Bommisetty',
    'Experience',
    'Software Engineer, Zaggle Payments (Mar 2021 – now)',
    'Built settlement services in Go and Kafka. Owned reconciliation pipelines. Wrote collections jobs.',
    'Skills: Go, Java, Spring Boot, Kafka',
  );
  expect(skills).toEqual(expect.arrayContaining(['Go', 'Java', 'Spring Boot', 'Kafka']));
  expect(skills.join(', ')).not.toMatch(/settlement|reconciliation|collections/i);
});

it.each([
  ['in his list', 'Skills: Settlement, Tally, Bank Reconciliation', 'Settlement'],
  ['at the head of a duty', '• Payroll of 85 workers, ESI and PF challans', 'Payroll'],
])('keeps an ordinary word that somebody names %s', (_where, line, skill) => {
  expect(
    skillsOf('Anita Rao', 'Experience', 'Accountant, Kaveri Mills Ltd, 2019 - present', line, 'GST, TDS'),
  ).toContain(skill);
});

it('takes no skill from a former employer’s or the person’s own name', () => {
  const skills = skillsOf(
    'ARUNDHATI SEN',
    'Experience',
    'Accountant, Kaveri Exports Ltd, 2020 - present',
    '• Bank reconciliation, GST, TDS returns, vendor payments',
    'Accountant, Meghmani Textiles Pvt Ltd, 2016 - 2019',
  );
  expect(skills).not.toEqual(expect.arrayContaining(['Textiles']));
  expect(skills).not.toEqual(expect.arrayContaining(['SEN']));
  expect(skills).toContain('Bank Reconciliation');
});

it('takes no skill from a link', () => {
  const skills = skillsOf(
    'Tanvi Kulkarni',
    'portfolio: behance.net/tanvik | Pune',
    'Skills: Figma, Wireframing',
  );
  expect(skills).toEqual(['Figma', 'Wireframing']);
});

it('takes pieces of an employment line for no skills', () => {
  const skills = skillsOf(
    'Imtiyaz Ahmad Bhat',
    'Present Job: Assistant Branch Manager, J&K Grameen Microfin, Budgam branch, since July 2020 (JLG loans, collections, branch audit, PAR control)',
    'Cognify Labs – Developer (Apr 2023 – Present): Angular 15, RxJS, NgRx; raised Lighthouse score; mentored interns',
  );
  expect(skills.join(', ')).not.toMatch(/since|branch,|raised|mentored/i);
});

it('takes the label of a list for no skill', () => {
  const skills = skillsOf('Sukhwinder Kaur', 'Skills', 'Computer knowledge: Tally Prime, MS Excel, Canva');
  expect(skills).toEqual(['Tally', 'Canva', 'Excel']);
});

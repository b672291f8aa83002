import { describe, expect, it } from 'vitest';
import { jobFromPrompt } from '#server/engine/compose/job-from-prompt.ts';
import { namedSkill, allRoleSkills } from './role-skills.ts';

const skillsOf = (prompt: string) => jobFromPrompt(prompt, '2026-11-21').skills_required;

describe('the skills of posts', () => {
  it('are all known to the taxonomy', () => {
    const names = allRoleSkills().flatMap(({ skills }) => skills);
    expect(names.filter((name) => namedSkill(name) === null)).toEqual([]);
  });

  it('stand once for each title, two to four a post but where one says it all', () => {
    const titles = allRoleSkills().flatMap((post) => post.titles);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    expect(allRoleSkills().filter(({ skills }) => skills.length > 4)).toEqual([]);
  });
});

describe('a prompt that names no skill', () => {
  it.each([
    ['Need a security guard for our Noida office, 12 hour shift, 15k', 'Patrolling'],
    ['peon wanted for school', 'Filing'],
    ['staff nurse required urgently', 'Vital Signs Monitoring'],
    ['HR executive, Surat', 'Attendance Management'],
    ['teacher in a Kota coaching institute', 'Lesson Planning'],
    ['Sr. Accountant reqd, good communication', 'Bank Reconciliation'],
  ])('%s: proposes %s', (prompt, skill) => {
    expect(skillsOf(prompt)).toContain(skill);
  });

  it('has its own skills alone where it names any, must or good to have', () => {
    expect(skillsOf('Security guard, CCTV monitoring')).not.toContain('Patrolling');
    expect(skillsOf('Accountant, Tally good to have')).not.toContain('Bank Reconciliation');
    expect(skillsOf('Java developer')).toEqual(['Java']);
  });

  it('has none proposed for a post that says no more than a rank', () => {
    expect(skillsOf('Manager for our Pune unit')).toEqual([]);
    expect(skillsOf('Chief of whatever comes up')).toEqual([]);
  });
});

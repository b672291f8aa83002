import { describe, expect, it } from 'vitest';
import { findSkills } from '#server/engine/taxonomy/find-skills.ts';
import { findRoles } from '#server/engine/vector/find-roles.ts';
import { levelOf } from './job-facts.ts';
import { jobFromPrompt } from './job-from-prompt.ts';

const write = (prompt: string) => jobFromPrompt(prompt, '2026-11-21');
const named = (text: string) => findSkills(text).map(({ skill }) => skill.name);

describe('a principal', () => {
  it.each([
    ['Principal Network Engineer, 10+ yrs, Bangalore, BGP', 'IT Support'],
    ['Principal Engineer for our backend platform team, Java', 'Engineering'],
    ['Principal Consultant for our strategy team, Pune', 'Strategy'],
    ['Principal Architect cloud, AWS, Hyderabad', 'Engineering'],
    ['Principal Data Scientist, Python', 'Data'],
  ])('before the post is a rank in "%s"', (prompt, department) => {
    const job = write(prompt);
    expect(job.title).toMatch(/^Principal /);
    expect(job.department).toBe(department);
    expect(job.skills_required).not.toContain('Academic Administration');
    expect(named(prompt)).not.toContain('Academic Administration');
    expect(findRoles(prompt).map(({ family }) => family.name)).not.toContain('Academic coordination');
  });

  it.each([
    'School Principal for our CBSE school in Indore',
    'Principal of a CBSE school in Jaipur',
    'Principal for an engineering college',
    'Principal and engineers for our polytechnic',
    'Vice Principal needed for our school in Nagpur',
  ])('heads a school in "%s"', (prompt) => {
    expect(write(prompt)).toMatchObject({ department: 'Academics', domain_industry: 'Education & EdTech' });
    expect(named(prompt)).toContain('Academic Administration');
  });

  it('who is an engineer answers for no team by the rank alone', () => {
    expect(levelOf('Principal Network Engineer', { min: 10, max: null })).toBe('senior');
    expect(levelOf('School Principal', { min: 10, max: null })).toBe('manager');
  });
});

describe('whoever trades power', () => {
  it('distributes none', () => {
    const job = write('Power trading manager, Noida, IEX, short term open access, PPA, REC, 5-8 yrs');
    expect(job).toMatchObject({ department: 'Power Trading', domain_industry: 'Energy & Utilities' });
    expect(job.skills_required).toEqual([
      'Power Trading',
      'IEX',
      'Short Term Open Access',
      'PPA',
      'Renewable Energy Certificates',
    ]);
    expect(write('Power trading executive: scheduling, DSM').skills_required).toEqual([
      'Power Trading',
      'Deviation Settlement',
    ]);
    expect(named('Seven years in power trading and energy scheduling')).toEqual(['Power Trading']);
  });

  it('deals in no shares and winds no transformers', () => {
    const dealer = write('Equity dealer, NSE BSE terminal, real time market tracking');
    expect(dealer.skills_required).toEqual(['Equity Dealing']);
    expect(named('Skills: Transformers, REC, DISCOM, Feeders')).not.toContain('Power Trading');
    expect(named('real time market data, trading terminal, NSE BSE')).not.toContain('Power Trading');
  });

  it('is told from what only reads like it', () => {
    expect(write('REC coordinator for recruitment, naukri').skills_required).not.toContain('Power Trading');
    expect(write('Carbon credit analyst, Bangalore').skills_required).not.toContain('Credit Analysis');
    expect(write('O&M engineer for our wind farm, Jaisalmer')).toMatchObject({
      title: 'O&M Engineer',
      department: 'Electrical',
    });
    expect(write('Electrical engineer, transmission and distribution').skills_required).toContain(
      'Power Distribution',
    );
  });
});

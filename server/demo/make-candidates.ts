import { addDays } from '#contract/dates.ts';
import { lakhsToRupees } from '#contract/money.ts';
import { experienceText } from '#contract/experience.ts';
import { between, oneOf, percent, shuffled, someOf, weighted } from './chance.ts';
import type { DemoCandidate } from './demo-data.ts';
import { FIELDS } from './fields.ts';
import { type Person, createPeopleMaker } from './make-people.ts';
import { makeResume } from './make-resume.ts';
import { NAME_POOLS } from './names.ts';
import { INDUSTRY_ROLES } from './roles.ts';
import type { Role } from './role.ts';
import { CLOSINGS, OPENINGS, REMARKS, STRENGTHS, WEAK_STRENGTHS, fill } from './texts.ts';

/** A person before it is known who brought them and when: that comes with their first assignment. */
export interface PlannedCandidate {
  row: Omit<
    DemoCandidate,
    'id' | 'submission_type' | 'submitted_by' | 'company_name' | 'created_at' | 'updated_at'
  >;
  role: Role;
  /** 0 to 2: how well the person answers what their own role asks for */
  strength: 0 | 1 | 2;
}

const ROLES = INDUSTRY_ROLES.flatMap(({ roles }) => roles);
const LANGUAGES = new Set(NAME_POOLS.flatMap((pool) => pool.languages));
const HIRING_ROLES = ROLES.filter((role) => role.status !== 'draft');

function skillsOf(role: Role, strength: 0 | 1 | 2, languages: string[]): string[] {
  const [primary, secondary, additional] = [
    [between(1, 2), 1, 1],
    [role.primary.length - 1, 2, 1],
    [role.primary.length, 3, 2],
  ][strength] as [number, number, number];
  const siblings = ROLES.filter((other) => other.field === role.field && other !== role);
  const borrowed = someOf(
    siblings.flatMap((other) => other.primary.concat(other.secondary)),
    between(1, strength === 0 ? 4 : 3),
  );
  const chosen = [
    ...someOf(role.primary, primary),
    ...someOf(role.secondary, secondary),
    ...someOf(role.additional, additional),
    ...borrowed,
  ];
  const possible = chosen.filter((skill) => !LANGUAGES.has(skill) || languages.includes(skill));
  return [...new Set(percent(30) ? shuffled(possible) : possible)];
}

function monthsOf(role: Role, strength: 0 | 1 | 2): number {
  const [from, to] = role.experience;
  const low = Math.max(0, strength === 0 ? from - 3 : from - 1);
  const high = strength === 0 ? to : to + 2;
  return between(low * 12, high * 12 + 11);
}

const roundLakhs = (lakhs: number) => lakhsToRupees(Math.round(lakhs * 10) / 10);

interface Pay {
  current: number | null;
  expected: number | null;
  offered: number | null;
}

/** Rupees a year, near what the role pays at that experience. */
function payOf(role: Role, months: number): Pay {
  const [from, to] = role.experience;
  const [low, high] = role.ctc;
  const along = Math.min(1.3, Math.max(-0.2, (months / 12 - from) / (to - from)));
  const market = low + (high - low) * along;
  const current = months < 12 ? null : Math.max(1.8, (market * between(72, 98)) / 100);
  const expected = (current ?? low * 0.85) * (1 + between(8, 42) / 100);
  const offered = percent(11) ? expected * (between(90, 104) / 100) : null;
  return {
    current: current === null || percent(4) ? null : roundLakhs(current),
    expected: percent(5) ? null : roundLakhs(expected),
    offered: offered === null ? null : roundLakhs(offered),
  };
}

/** When the person could start: some dates have passed, some are today, some far away. */
function joiningDateFrom(today: string): string | null {
  const days = weighted<number | null>([
    [6, 0],
    [7, between(1, 7)],
    [12, 15],
    [24, 30],
    [8, 45],
    [20, 60],
    [13, 90],
    [3, between(120, 180)],
    [7, -between(1, 25)],
    [4, null],
  ]);
  return days === null ? null : addDays(today, days);
}

function recommendation(person: Person, months: number, skills: string[], strength: 0 | 1 | 2): string {
  const values = {
    first: person.first,
    skill: oneOf(skills.slice(0, 3)),
    years: experienceText(Math.max(1, Math.floor(months / 12))),
    city: person.city,
  };
  const strengths = strength === 0 ? someOf(WEAK_STRENGTHS, 1) : someOf(STRENGTHS, between(1, 2));
  return [oneOf(OPENINGS), ...strengths, oneOf(CLOSINGS)].map((line) => fill(line, values)).join(' ');
}

function makeCandidate(person: Person, role: Role, today: string): PlannedCandidate {
  const strength = weighted<0 | 1 | 2>([
    [22, 0],
    [43, 1],
    [35, 2],
  ]);
  const months = monthsOf(role, strength);
  const years = Math.floor(months / 12);
  const skills = skillsOf(role, strength, person.languages);
  const pay = payOf(role, months);
  const resume = makeResume(person, role, FIELDS[role.field], months, skills, today.slice(0, 7));
  const joining = joiningDateFrom(today);
  return {
    role,
    strength,
    row: {
      name: person.name,
      email: person.email,
      phone: person.phone,
      current_city: person.city,
      current_position: resume.employment[0]?.title ?? null,
      current_company: resume.employment[0]?.company ?? null,
      experience_years: years,
      relevant_experience_years: percent(70) ? Math.max(0, years - between(0, Math.min(3, years))) : null,
      preferred_location: percent(70) ? oneOf([person.city, ...role.cities]) : null,
      skills,
      current_ctc: pay.current,
      expected_ctc: pay.expected,
      offer_in_hand: pay.offered !== null,
      offer_ctc: pay.offered,
      offer_joining_date: pay.offered === null ? null : addDays(today, between(10, 75)),
      joining_date: joining,
      recommendation_reason: recommendation(person, months, skills, strength),
      remarks: percent(32) ? fill(oneOf(REMARKS), { city: person.city }) : null,
      // told when all else is made
      found_through: null,
      referred_by: null,
      resume_summary: resume.summary,
      resume,
    },
  };
}

/** As many people as asked for, spread over the roles that are being hired for. */
export function makeCandidates(count: number, today: string): PlannedCandidate[] {
  const makePerson = createPeopleMaker();
  const roles = Array.from(
    { length: count },
    (_, index) => HIRING_ROLES[index % HIRING_ROLES.length] as Role,
  );
  return roles.map((role) => makeCandidate(makePerson(role.cities), role, today));
}

import { between, oneOf, percent, shuffled, someOf } from './chance.ts';
import type { DemoResume, Employment } from './demo-data.ts';
import type { Field } from './field.ts';
import type { Person } from './make-people.ts';
import type { City, Role } from './role.ts';

/** The month (YYYY-MM) that lies a number of months before another. */
function monthsBefore(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Cuts a career of so many months into one to four jobs, the latest first. */
function cutCareer(months: number): number[] {
  const count = months < 20 ? 1 : months < 60 ? between(1, 2) : months < 120 ? between(2, 3) : between(3, 4);
  const shares = Array.from({ length: count }, () => between(60, 140));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const lengths = shares.map((share) => Math.max(4, Math.floor((months * share) / whole)));
  const rest = months - lengths.reduce((sum, length) => sum + length, 0);
  return lengths.map((length, index) => (index === 0 ? length + rest : length));
}

/** Which of the three levels a person was on at the end of a job, by the years behind them then. */
function levelAfter(years: number, role: Role): 0 | 1 | 2 {
  const [from, to] = role.experience;
  if (years < from) return 0;
  return years < (from + to) / 2 + 1 ? 1 : 2;
}

function careerOf(person: Person, role: Role, field: Field, months: number, thisMonth: string): Employment[] {
  const employers = role.employers ?? field.employers;
  const companies = shuffled(employers);
  const stories = [...shuffled(role.did), ...shuffled(field.achievements)];
  let end = thisMonth;
  let monthsBehind = months;
  const lengths = cutCareer(months);
  // Eight things to tell, most of them of the latest job, none twice.
  const shares = [[4], [4, 3], [3, 3, 2], [3, 2, 2, 1]][lengths.length - 1] ?? [];
  return lengths.map((length, index) => {
    const to = end;
    end = monthsBefore(end, length);
    const title = role.positions[levelAfter(monthsBehind / 12, role)];
    monthsBehind -= length;
    return {
      title,
      company: companies[index] ?? oneOf(employers),
      city: index === 0 ? person.city : oneOf<City>([person.city, ...role.cities]),
      from: end,
      to: index === 0 ? null : to,
      points: stories.splice(0, shares[index]),
    };
  });
}

const SPOKEN_WITH_VOWEL = /^(?:[AEFHILMNORSX](?:[A-Z&]|\b)|[AEIOaeio](?![A-Z])|[Uu](?!I\b))/;

/** "a Nurse", "an HR Executive", "a UI Designer". */
function articled(title: string): string {
  return `${SPOKEN_WITH_VOWEL.test(title) ? 'an' : 'a'} ${title}`;
}

function summaryOf(role: Role, field: Field, years: number, skills: string[], position: string): string {
  const [one = '', two = '', three = ''] = skills;
  const experience = years === 1 ? '1 year' : `${years} years`;
  const knownFor = oneOf(field.knownFor);
  if (years === 0) {
    return `Recent graduate looking for a first post as ${articled(position)}. Trained in ${one}, ${two} and ${three}, with project work to show.`;
  }
  return oneOf([
    `${position} with ${experience} of experience in ${one}, ${two} and ${three}. Known for ${knownFor}.`,
    `${experience} of work as ${articled(position)}, mostly with ${one} and ${two}. Known among colleagues for ${knownFor}.`,
    `Hands-on ${role.department.toLowerCase()} professional, at present ${articled(position)}, with ${experience} in ${one}, ${two} and ${three}. Looking for a team that values ${knownFor}.`,
  ]);
}

/** What somebody without a job can show. */
function firstSteps(employers: string[], skills: string[]): string[] {
  const [one = '', two = one] = shuffled(skills);
  return [
    `Two months of internship at ${oneOf(employers)}: helped with ${one} under supervision`,
    `Final-year project on ${two}, in a group of ${oneOf(['three', 'four'])}, marked among the best of the batch`,
  ];
}

/**
 * The career of a person in a line of work, made so that the employment adds up to the months given and ends in the
 * month given (YYYY-MM).
 */
export function makeResume(
  person: Person,
  role: Role,
  field: Field,
  months: number,
  skills: string[],
  thisMonth: string,
): DemoResume {
  const years = Math.floor(months / 12);
  const employment = years === 0 ? [] : careerOf(person, role, field, months, thisMonth);
  const started = Number(monthsBefore(thisMonth, months).slice(0, 4));
  const degrees = someOf(role.degrees ?? field.degrees, percent(35) ? 2 : 1);
  return {
    summary: summaryOf(role, field, years, skills, employment[0]?.title ?? role.positions[0]),
    employment,
    projects: years === 0 ? firstSteps(role.employers ?? field.employers, skills) : [],
    education: degrees.map((degree, index) => ({
      degree,
      institute: oneOf(field.institutes),
      year: started - index * 3,
    })),
    certificates: percent(55) ? someOf(field.certificates, between(1, 2)) : [],
    languages: person.languages,
  };
}

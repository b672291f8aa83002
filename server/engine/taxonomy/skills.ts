import { commercial } from './data/commercial.ts';
import { creative } from './data/creative.ts';
import { engineering } from './data/engineering.ts';
import { finance } from './data/finance.ts';
import { general } from './data/general.ts';
import { health } from './data/health.ts';
import { operations } from './data/operations.ts';
import { people } from './data/people.ts';
import { platforms } from './data/platforms.ts';
import { software } from './data/software.ts';
import { parseTaxonomy, type Skill } from './parse.ts';

const DATA = [
  software,
  platforms,
  finance,
  commercial,
  creative,
  engineering,
  health,
  people,
  operations,
  general,
];

let skills: readonly Skill[] | undefined;

/** Every skill of the taxonomy, in the order of the data files; parsed at first use. */
export function allSkills(): readonly Skill[] {
  skills ??= DATA.flatMap(parseTaxonomy);
  return skills;
}

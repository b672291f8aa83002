import { commercial } from './data/commercial.ts';
import { creative } from './data/creative.ts';
import { engineering } from './data/engineering.ts';
import { finance } from './data/finance.ts';
import { general } from './data/general.ts';
import { health } from './data/health.ts';
import { later } from './data/later.ts';
import { commercial as narrowerCommercial } from './data/narrower/commercial.ts';
import { creative as narrowerCreative } from './data/narrower/creative.ts';
import { engineering as narrowerEngineering } from './data/narrower/engineering.ts';
import { finance as narrowerFinance } from './data/narrower/finance.ts';
import { health as narrowerHealth } from './data/narrower/health.ts';
import { operations as narrowerOperations } from './data/narrower/operations.ts';
import { people as narrowerPeople } from './data/narrower/people.ts';
import { software as narrowerSoftware } from './data/narrower/software.ts';
import { operations } from './data/operations.ts';
import { people } from './data/people.ts';
import { platforms } from './data/platforms.ts';
import { readAs } from './data/read-as.ts';
import { software } from './data/software.ts';
import { trades as narrowerTrades } from './data/narrower/trades.ts';
import { type OtherWords, parseNarrower, parseOtherWords, parseTaxonomy, type Skill } from './parse.ts';

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
  later,
];

const NARROWER = [
  narrowerCommercial,
  narrowerCreative,
  narrowerEngineering,
  narrowerFinance,
  narrowerHealth,
  narrowerOperations,
  narrowerPeople,
  narrowerSoftware,
  narrowerTrades,
];

let skills: readonly Skill[] | undefined;

/** Every skill of the taxonomy, in the order of the data files; parsed at first use. */
export function allSkills(): readonly Skill[] {
  skills ??= DATA.flatMap(parseTaxonomy);
  return skills;
}

let narrower: readonly Skill[] | undefined;

/** The many narrower names, by which resumes are read; each belongs to a family of the taxonomy. */
export function narrowerSkills(): readonly Skill[] {
  narrower ??= NARROWER.flatMap(parseNarrower);
  return narrower;
}

let otherWords: readonly OtherWords[] | undefined;

/** Further words by which resumes tell skills of the taxonomy. */
export function skillsInOtherWords(): readonly OtherWords[] {
  otherWords ??= parseOtherWords(readAs, allSkills());
  return otherWords;
}

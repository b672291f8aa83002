import { limits } from '#contract/limits.ts';
import { readDocument } from '#server/engine/extract/document.ts';
import { readEmployment } from '#server/engine/extract/employment.ts';
import type { SkillWeights } from '#server/engine/extract/skill-order.ts';
import { chooseSkills, type NamedSkill, namedSkills } from '#server/engine/extract/skills.ts';
import type { ResumeCase } from './cases.ts';
import { hasSkill } from './fields.ts';
import { fitWeights, type Sample } from './logistic.ts';

interface SkillCase {
  readonly case: ResumeCase;
  readonly named: readonly NamedSkill[];
  /** Whether each is one that the careful reader noted, and the first that is that one. */
  readonly noted: readonly boolean[];
}

const RIDGE = 3;
const STRANGER = /^(?:f-a|sk)-/;
/** Resumes by strangers count for more: they are few, and unread resumes are like them. */
const STRANGERS_COUNT = 2.5;
/** Where fewer are named, all come in and their order teaches nothing. */
const LEAST_NAMED = 12;
/** Of each noted name, how many others it is set against. */
const SET_AGAINST = 12;

/** A resume with every skill that it names. */
export function skillCase(resume: ResumeCase, today: string): SkillCase {
  const document = readDocument(resume.text);
  const { position, company } = readEmployment(document, today);
  const { skills: named } = namedSkills(document, position?.value ?? null, company?.value ?? null);
  const open = new Set(resume.expect.skills.slice(0, limits.skills.extracted));
  const noted = named.map(({ name }) => {
    const meant = [...open].filter((wanted) => hasSkill([name], wanted));
    for (const wanted of meant) open.delete(wanted);
    return meant.length > 0;
  });
  return { case: resume, named, noted };
}

/** Learns which of a resume's skills a reader notes: a regression over pairs of one resume, one noted and one not. */
export function learnSkills(cases: readonly SkillCase[]): SkillWeights {
  const samples = cases
    .filter(({ named }) => named.length >= LEAST_NAMED)
    .flatMap(({ case: { id }, named, noted }): Sample<keyof NamedSkill['signs']>[] => {
      const good = named.filter((_, at) => noted[at]);
      const others = named.filter((_, at) => !noted[at]);
      return good.flatMap((one, at) =>
        Array.from({ length: Math.min(SET_AGAINST, others.length) }, (_, step) => {
          const other = others[(at + step * 5) % others.length];
          const signs = { ...one.signs };
          for (const sign in signs) {
            const key = sign as keyof typeof signs;
            signs[key] -= other?.signs[key] ?? 0;
          }
          return { signs, right: true, counts: (STRANGER.test(id) ? STRANGERS_COUNT : 1) / SET_AGAINST };
        }),
      );
    });
  return fitWeights(samples, RIDGE);
}

/** Of the skills that readers noted in some resumes, how many are among those chosen. */
export function judgeSkills(
  cases: readonly SkillCase[],
  weights: SkillWeights,
): { noted: number; chosen: number } {
  const tally = { noted: 0, chosen: 0 };
  for (const {
    case: { expect },
    named,
  } of cases) {
    const chosen = chooseSkills(named, weights);
    for (const wanted of expect.skills.slice(0, limits.skills.extracted)) {
      tally.noted += 1;
      tally.chosen += Number(hasSkill(chosen, wanted));
    }
  }
  return tally;
}

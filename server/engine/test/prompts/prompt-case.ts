import type { Industry, WorkMode } from '#contract/options.ts';

/** From and to; an open end is null. */
export type Bounds = readonly [min: number | null, max: number | null];

/** A free text as a hiring manager writes it, with what a careful recruiter would take from it. */
export interface PromptCase {
  /** Short, in kebab case, one of its kind. */
  readonly name: string;
  readonly prompt: string;
  /** Only what the text states or any careful reader infers; the rest is empty or null. A list of answers: each would do. */
  readonly expected: {
    readonly title: string | readonly string[];
    /** Names as in the city picker, in any order. */
    readonly locations: readonly string[];
    /** Whole years. */
    readonly experience: Bounds | readonly Bounds[];
    /** Whole rupees a year. */
    readonly ctc: Bounds | readonly Bounds[];
    readonly mode_of_work: WorkMode | null | readonly (WorkMode | null)[];
    /** null when nobody could say. */
    readonly domain_industry: Industry | null | readonly (Industry | null)[];
    /** A day, counted from PROMPTS_TODAY. */
    readonly joining_date: string | null | readonly (string | null)[];
    /** Must be found, under any name that the taxonomy has for them; of names in a list of their own, one. */
    readonly skills: readonly (string | readonly string[])[];
    /** Must not be found. */
    readonly notSkills?: readonly string[];
  };
}

/** The day on which the prompts are read. */
export const PROMPTS_TODAY = '2026-11-21';

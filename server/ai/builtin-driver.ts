import { setImmediate } from 'node:timers/promises';
import type { JobDescriptionFields, JobFromPrompt } from '#contract/job-writing.ts';
import {
  embed,
  ENGINE,
  extractCandidate,
  jobDescription,
  jobFromPrompt,
  unusedPhrases,
} from '../engine/index.ts';
import type { ExtractedCandidate } from '../engine/extract-candidate.ts';
import type { EngineMark, ResumeToRead, TextToEmbed } from './ai.ts';

/** The engine that comes with the product: at once, offline, always the same answer. */
export const builtin = {
  mark: { engine: ENGINE.id, engine_version: ENGINE.version } satisfies EngineMark,
  extractCandidate: ({ text, layout, today }: ResumeToRead): ExtractedCandidate =>
    extractCandidate(text, layout, today),
  writeJob: (prompt: string, today: string): JobFromPrompt => jobFromPrompt(prompt, today),
  /** The phrases of a prompt that `writeJob` makes nothing of; other calls have their turn between any two. */
  unusedPhrases: async (prompt: string, today: string): Promise<string[]> => {
    const unused: string[] = [];
    for (const phrase of unusedPhrases(prompt, today)) {
      if (phrase !== null) unused.push(phrase);
      await setImmediate();
    }
    return unused;
  },
  describeJob: (fields: JobDescriptionFields): string => jobDescription(fields),
  embed: ({ text, kind, title, skills }: TextToEmbed): number[] =>
    Array.from(embed(text, { kind, title, skills })),
};

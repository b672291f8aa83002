import type { ExtractedCandidate } from '#server/engine/extract-candidate.ts';

/** A resume of a fictional person with what a careful reader would take from it. */
export interface SampleResume {
  readonly id: string;
  readonly text: string;
  readonly expected: Partial<Omit<ExtractedCandidate, 'skills' | 'confidence'>> & {
    /** Must all be among those read. */
    readonly skills: readonly string[];
  };
}

/** The day on which the samples were read. */
export const TODAY = '2026-11-21';

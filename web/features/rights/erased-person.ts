import type { Candidate } from '#contract/candidates.ts';

/** Who is about to be erased, and what follows. */
export interface ErasedPerson {
  candidate: Pick<Candidate, 'id' | 'name' | 'assignments'>;
  onErased: () => void;
}

import type { QueryClient } from '@tanstack/react-query';

/** What shows people in jobs, and where they stand there. */
export const PEOPLE_IN_JOBS = [
  'candidates',
  'pipeline',
  'jobs',
  'submissions',
  'dashboard',
  'coming-up',
] as const;

/** Has all asked for again whose keys begin with one of these words; resolves once what is on the screen has come. */
export async function askAgain(client: QueryClient, words: readonly string[]): Promise<void> {
  await Promise.all(words.map((word) => client.invalidateQueries({ queryKey: [word] })));
}

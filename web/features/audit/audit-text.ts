import type { AuditEntryShown } from '#contract/audit.ts';
import { messages } from '#contract/messages.ts';
import type { AuditFilter } from './audit.queries.ts';

/** Who did it: somebody, somebody who was not signed in, or the program by itself. */
export function whoText({ actor, ip_address }: Pick<AuditEntryShown, 'actor' | 'ip_address'>): string {
  if (actor) return actor.name ?? 'Somebody without a profile';
  return ip_address === null ? 'The server' : 'Not signed in';
}

/** What stands where no entry does. The log itself holds no names, so that a search finds what is still there. */
export function emptyText(filter: AuditFilter): { title: string; description: string } {
  const { none, noneHint, noneMatching, noneMatchingHint, noneNamedHint } = messages.audit;
  if (filter.search !== undefined)
    return { title: noneMatching, description: `${noneNamedHint} ${noneMatchingHint}` };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return isFiltered
    ? { title: noneMatching, description: noneMatchingHint }
    : { title: none, description: noneHint };
}

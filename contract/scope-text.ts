import { SCOPE_AREAS, type ScopeArea, type ScopeLevel, type TokenScope } from './token-scopes.ts';

export const AREA_LABELS: Record<ScopeArea, string> = {
  jobs: 'Jobs',
  candidates: 'Candidates and resumes',
  pipeline: 'Pipeline and submissions',
  reports: 'Reports',
};

export const LEVEL_LABELS: Record<ScopeLevel, string> = { read: 'Read', write: 'Read and change' };

/** What a token may do, in words: "Read jobs, read and change candidates and resumes". */
export function scopesText(scopes: readonly TokenScope[]): string {
  const parts = SCOPE_AREAS.flatMap((area) => {
    const level = scopes.includes(`${area}:write`)
      ? 'write'
      : scopes.includes(`${area}:read`)
        ? 'read'
        : null;
    return level ? [`${LEVEL_LABELS[level]} ${AREA_LABELS[area]}`.toLowerCase()] : [];
  });
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

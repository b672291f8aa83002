import { z } from 'zod';
import { PERMISSIONS, type Permission, roleMay } from './permissions.ts';
import type { Role } from './roles.ts';

/** What a personal API token can be limited to. */
export const SCOPE_AREAS = ['jobs', 'candidates', 'pipeline', 'reports'] as const;
export type ScopeArea = (typeof SCOPE_AREAS)[number];

/** `write` includes `read`. */
export const SCOPE_LEVELS = ['read', 'write'] as const;
export type ScopeLevel = (typeof SCOPE_LEVELS)[number];

export type TokenScope = `${ScopeArea}:${ScopeLevel}`;
export const TOKEN_SCOPES: readonly TokenScope[] = SCOPE_AREAS.flatMap((area) =>
  SCOPE_LEVELS.map((level): TokenScope => `${area}:${level}`),
);
export const tokenScopeSchema = z.enum(TOKEN_SCOPES);

/**
 * The scope that a token needs for a permission, beside its owner's role. What is not here no token may do: the own
 * profile and session, tokens, users, settings, deleting and erasing people, and upkeep, which is done by somebody at a screen.
 */
const SCOPE_OF: Partial<Record<Permission, TokenScope>> = {
  'job.list': 'jobs:read',
  'job.read': 'jobs:read',
  'job.budget': 'jobs:read',
  'job.create': 'jobs:write',
  'job.edit': 'jobs:write',
  'candidate.list': 'candidates:read',
  'candidate.export': 'candidates:read',
  'candidate.read': 'candidates:read',
  'resume.read': 'candidates:read',
  'resume.versions': 'candidates:read',
  'candidate.create': 'candidates:write',
  'candidate.import': 'candidates:write',
  'candidate.edit': 'candidates:write',
  'candidate.note': 'candidates:write',
  'pipeline.read': 'pipeline:read',
  'submission.list': 'pipeline:read',
  'submission.ledger': 'pipeline:read',
  'submission.requests': 'pipeline:read',
  // read for a submission, most of all
  'resume.extract': 'pipeline:write',
  'assignment.create': 'pipeline:write',
  'assignment.status': 'pipeline:write',
  'assignment.remove': 'pipeline:write',
  'submission.create': 'pipeline:write',
  'submission.existing': 'pipeline:write',
  'submission.hand_in': 'pipeline:write',
  'submission.ask': 'pipeline:write',
  'submission.answer': 'pipeline:write',
  'dashboard.read': 'reports:read',
  'executive.read': 'reports:read',
  'ai.status': 'reports:read',
  'audit.read': 'reports:read',
  'executive.plan': 'reports:write',
};

/** The scope that a token needs for a permission; null when no token may have it. */
export function scopeFor(permission: Permission): TokenScope | null {
  return SCOPE_OF[permission] ?? null;
}

/** Whether a token's scopes admit what a permission allows. */
export function scopesMay(scopes: readonly TokenScope[], permission: Permission): boolean {
  const needed = scopeFor(permission);
  if (needed === null) return false;
  return scopes.includes(needed) || scopes.includes(needed.replace(/:read$/, ':write') as TokenScope);
}

/** The scopes that are of any use to a role, in the order of the areas. */
export function scopesOf(role: Role | null): TokenScope[] {
  const useful = (Object.keys(PERMISSIONS) as Permission[])
    .filter((permission) => roleMay(role, permission))
    // No job is a vendor's to edit, though the table leaves that to the job's own rule.
    .filter((permission) => role !== 'vendor' || permission !== 'job.edit')
    .map(scopeFor);
  return TOKEN_SCOPES.filter((scope) => useful.includes(scope));
}

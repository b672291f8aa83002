import type { Role } from './roles.ts';

const everyone = ['hr_manager', 'internal_user', 'vendor'] as const;
const staff = ['hr_manager', 'internal_user'] as const;
const hr = ['hr_manager'] as const;
const vendors = ['vendor'] as const;
/** who submit people and wait for what HR makes of it */
const submitters = ['internal_user', 'vendor'] as const;
/** null: a person whose role is unknown */
const allButVendors = ['hr_manager', 'internal_user', null] as const;

/**
 * Who may do what: the one table that the server enforces on every route and the screens read.
 * `signed-in` also admits a person whose role is unknown, who may see and change nothing but the own profile.
 * A rule about one record (whoever is in charge of a job may edit it) stands in that module's policy and travels as `can`.
 */
export const PERMISSIONS = {
  'profile.own': 'signed-in',
  'profile.company': allButVendors,
  'user.list': hr,
  'user.create': hr,
  'user.edit': hr,
  'company.list': hr,
  // jobs and people, each kind by its own permission
  'record.find': everyone,
  'job.list': everyone,
  'job.read': everyone,
  'job.create': hr,
  // whose job it is stands in the policy; a vendor's it never is
  'job.edit': everyone,
  // who of the team can be in charge of jobs
  'job.staff': staff,
  // put somebody else in charge of a job
  'job.hand_over': hr,
  'job.departments': staff,
  'job.budget': hr,
  'candidate.list': staff,
  'candidate.export': staff,
  'candidate.read': staff,
  'candidate.create': hr,
  'candidate.import': hr,
  'candidate.edit': hr,
  'candidate.delete': hr,
  'candidate.personal_data': hr,
  'candidate.erase': hr,
  'candidate.consent': staff,
  // whose note it is stands in the policy
  'candidate.note': staff,
  'retention.manage': hr,
  'resume.read': staff,
  'resume.versions': hr,
  'resume.extract': everyone,
  'pipeline.read': staff,
  'assignment.create': hr,
  'assignment.status': hr,
  'assignment.remove': hr,
  // of the team, that people wait
  'assignment.remind': hr,
  'submission.create': everyone,
  'submission.existing': staff,
  // our own people do so by submitting the person again
  'submission.hand_in': vendors,
  'submission.list': everyone,
  // when one last looked at what has become of the own ones
  'submission.look': submitters,
  'submission.ledger': hr,
  // whose submission it is stands in the policy; nobody asks who answers
  'submission.ask': everyone,
  'submission.requests': hr,
  'submission.answer': hr,
  'token.own': everyone,
  'view.own': everyone,
  'audit.read': hr,
  'dashboard.read': hr,
  // the guide of a new installation, and putting it away for oneself
  'first_steps.own': hr,
  'executive.read': hr,
  'executive.plan': hr,
  'vector.manage': hr,
  'settings.read': hr,
  'settings.security': hr,
  'ai.status': hr,
} as const satisfies Record<string, readonly (Role | null)[] | 'signed-in'>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether a role (null: unknown) has a permission by the table. */
export function roleMay(role: Role | null, permission: Permission): boolean {
  const allowed: readonly (Role | null)[] | 'signed-in' = PERMISSIONS[permission];
  return allowed === 'signed-in' || allowed.includes(role);
}

/** Every permission of a role, in the table's order; what `GET /api/session` tells the screens. */
export function permissionsOf(role: Role | null): Permission[] {
  return (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => roleMay(role, permission));
}

import type { Role } from '#contract/roles.ts';

/** Where the roles stand of which two-step sign-in is required, in `settings`. */
export const TWO_STEP_ROLES = 'two_step_roles';

/** Whether somebody can do nothing before two-step sign-in is set up. */
export function mustSetUpTwoStep(
  role: Role | null,
  hasTwoStep: boolean,
  requiredOf: readonly string[],
): boolean {
  return !hasTwoStep && role !== null && requiredOf.includes(role);
}

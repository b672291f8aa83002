export * from './schema/identity.ts';
export * from './schema/jobs.ts';
export * from './schema/candidates.ts';
export * from './schema/assignments.ts';
export * from './schema/system.ts';
export * from './schema/events.ts';
export * from './schema/intake.ts';
export * from './schema/matching.ts';

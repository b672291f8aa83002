/** The texts of each domain by its word, as `messages` holds them. */
export { common, screen } from './general.ts';
export { job } from './job.ts';
export { jobMeanwhile } from './job-meanwhile.ts';
export { assignment } from './assignment.ts';
export { reminder } from './reminder.ts';
export { view } from './saved-view.ts';
export { submission } from './submission.ts';
export { candidate } from './candidate.ts';
export { files } from './files.ts';
export { resume } from './resume.ts';
export { ai } from './ai.ts';
export { dashboard, firstSteps } from './dashboard.ts';
export { executive } from './executive.ts';
export { vector } from './vector.ts';
export { background } from './background.ts';
export { auth } from './auth.ts';
export { audit } from './audit.ts';
export { profile } from './profile.ts';

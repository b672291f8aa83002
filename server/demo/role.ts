import type { JobStatus } from '#contract/job-status.ts';
import type { CITIES, Industry, WorkMode } from '#contract/options.ts';
import type { FieldName } from './field.ts';

export type City = (typeof CITIES)[number];

/** How a posting went, so that every kind of pipeline can be seen: who came, how far they got, how they answered. */
export type JobStory =
  | 'fresh'
  | 'steady'
  | 'strong'
  | 'stalled'
  | 'backlog'
  | 'leaky'
  | 'filled'
  | 'held'
  | 'draft';

/** One posting and the kind of person who applies to it, as written by hand in `roles/`. */
export interface Role {
  title: string;
  field: FieldName;
  status: JobStatus;
  story: JobStory;
  cities: City[];
  mode: WorkMode;
  /** Years asked for, from and to. */
  experience: [number, number];
  /** Lakhs a year, from and to. */
  ctc: [number, number];
  department: string;
  primary: string[];
  secondary: string[];
  additional: string[];
  summary: string;
  /** One or two sentences on the team, for the start of the description. */
  about: string;
  duties: string[];
  needs: string[];
  /** The same work at junior, middle and senior level. */
  positions: [string, string, string];
  /** Where they studied what and worked, when the whole line of work is too wide. */
  degrees?: string[];
  employers?: string[];
  /** What people in this work say they did, for their resumes. */
  did: string[];
}

/** The roles of one industry. */
export interface IndustryRoles {
  industry: Industry;
  roles: Role[];
}

import type { Channel } from '#contract/channels.ts';
import type { MatchedBy } from '#contract/attempt-match.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import type { JobStatus } from '#contract/job-status.ts';
import type { LostReason } from '#contract/lost-reasons.ts';
import type { AssignmentType, Industry, SubmissionType, WorkMode } from '#contract/options.ts';
import type { Role as UserRole } from '#contract/roles.ts';
import type { Role } from './role.ts';

/** Field names are those of the tables; people who act are named by e-mail until their accounts exist. */
export interface DemoUser {
  email: string;
  full_name: string;
  role: UserRole;
  company_name: string | null;
  phone: string;
}

export interface DemoJob {
  id: string;
  jd_id: string;
  title: string;
  summary: string;
  description: string;
  requirements: string;
  locations: string[];
  experience_min: number;
  experience_max: number;
  /** whole rupees a year */
  ctc_min: number;
  ctc_max: number;
  primary_skills: string[];
  secondary_skills: string[];
  additional_skills: string[];
  mode_of_work: WorkMode;
  domain_industry: Industry;
  joining_date: string | null;
  department: string;
  openings: number | null;
  status: JobStatus;
  created_by: string;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
}

/** A posting with what the generator knows of it besides its row. */
export interface PlannedJob {
  row: DemoJob;
  role: Role;
  /** day of publication, last day on which somebody may come in, last day on which anything may happen (YYYY-MM-DD) */
  publishedOn: string | null;
  openUntil: string;
  activeUntil: string;
}

export interface Employment {
  title: string;
  company: string;
  city: string;
  /** months as YYYY-MM; `to` is null for the present job */
  from: string;
  to: string | null;
  points: string[];
}

export interface DemoResume {
  summary: string;
  employment: Employment[];
  /** for people without employment */
  projects: string[];
  education: { degree: string; institute: string; year: number }[];
  certificates: string[];
  languages: string[];
}

export interface DemoCandidate {
  id: string;
  name: string;
  email: string;
  phone: string;
  current_city: string;
  current_position: string | null;
  current_company: string | null;
  experience_years: number;
  relevant_experience_years: number | null;
  preferred_location: string | null;
  skills: string[];
  current_ctc: number | null;
  expected_ctc: number | null;
  offer_in_hand: boolean;
  offer_ctc: number | null;
  offer_joining_date: string | null;
  joining_date: string | null;
  recommendation_reason: string;
  remarks: string | null;
  found_through: Channel | null;
  referred_by: string | null;
  submission_type: SubmissionType;
  submitted_by: string;
  company_name: string | null;
  resume_summary: string;
  created_at: Date;
  updated_at: Date;
  resume: DemoResume;
}

export interface DemoAssignment {
  id: string;
  candidate_id: string;
  job_id: string;
  assignment_type: AssignmentType;
  status: CandidateStatus;
  interview_at: Date | null;
  interview_details: string | null;
  offered_ctc: number | null;
  joining_on: string | null;
  source: SubmissionType;
  company_name: string | null;
  assigned_by: string;
  assigned_at: Date;
  updated_at: Date;
}

export interface DemoStatusChange {
  id: string;
  assignment_id: string;
  candidate_id: string;
  job_id: string;
  previous_status: CandidateStatus | null;
  new_status: CandidateStatus;
  changed_by: string;
  reason_code: LostReason | null;
  notes: string | null;
  changed_at: Date;
}

/** What was said of an interview with the invitation to it. */
export interface DemoInterviewChange {
  id: string;
  assignment_id: string;
  step_id: string;
  interview_at: Date;
  interview_details: string | null;
  changed_by: string;
  changed_at: Date;
}

/** What was said of an offer with its release. */
export interface DemoOfferChange {
  id: string;
  assignment_id: string;
  step_id: string;
  offered_ctc: number | null;
  joining_on: string | null;
  changed_by: string;
  changed_at: Date;
}

/** What somebody of the team wrote down about a person. */
export interface DemoNote {
  id: string;
  candidate_id: string;
  job_id: string | null;
  text: string;
  written_by: string;
  created_at: Date;
  /** YYYY-MM-DD, and when that was done; null for neither */
  follow_up_on: string | null;
  followed_up_at: Date | null;
}

export interface DemoSubmission {
  id: string;
  candidate_id: string;
  job_id: string;
  company_name: string;
  submitted_by: string;
  created_at: Date;
  owned_until: string | null;
  matched_by: MatchedBy | null;
  entered_name: string | null;
}

export interface DemoPlan {
  year: number;
  quarter: number;
  department: string;
  planned_hires: number;
}

export interface DemoData {
  users: DemoUser[];
  jobs: DemoJob[];
  candidates: DemoCandidate[];
  assignments: DemoAssignment[];
  history: DemoStatusChange[];
  interviewChanges: DemoInterviewChange[];
  offerChanges: DemoOfferChange[];
  submissions: DemoSubmission[];
  notes: DemoNote[];
  plan: DemoPlan[];
}

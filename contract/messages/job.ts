import type { Toast } from './toast.ts';

export const job = {
  titleRequired: 'Job title is required',
  summaryShort: 'Summary must be at least 10 characters',
  descriptionShort: 'Description must be at least 50 characters',
  requirementsShort: 'Requirements must be at least 20 characters',
  locationRequired: 'Location is required',
  locationsRequired: 'At least one location is required',
  modeRequired: 'Mode of work is required',
  industryRequired: 'Domain industry is required',
  primarySkillRequired: 'Please add at least one primary skill.',
  missingPrompt: { title: 'Missing Prompt', body: 'Please describe the job you want to create.' },
  missingFields: {
    title: 'Missing Required Fields',
    body: 'Please complete all mandatory fields before generating description.',
  },
  promptFailed: {
    title: 'Generation Failed',
    body: 'Could not generate job posting. Please try again or fill manually.',
  },
  descriptionFailed: {
    title: 'Generation Failed',
    body: 'Could not generate job description. Please try again.',
  },
  generated: {
    title: 'Job posting generated from your description! You can review and edit the fields below.',
  },
  descriptionGenerated: { title: 'Job description generated successfully! You can edit it as needed.' },
  fieldsChanged: 'Fields have changed - consider regenerating',
  descriptionCurrent: 'Description is up to date',
  missingPrimarySkills: { title: 'Missing Primary Skills', body: 'Please add at least one primary skill.' },
  experienceOrder: 'Minimum experience cannot exceed maximum experience',
  ctcOrder: 'Minimum CTC cannot exceed maximum CTC',
  ctcPositive: 'CTC must be positive',
  ctcTooHigh: 'CTC cannot exceed 2000 Lakhs',
  openingsRange: 'Openings must be a whole number from 1 to 999',
  dateInPast: 'The date cannot be before today',
  experienceForm: 'Write the experience as "3 years", "3-5 years" or "3+ years"',
  salaryForm: 'Write the salary range as "₹12 - ₹18 LPA"',
  created: { title: 'Job created successfully!' },
  /** of a toast, to the job's page */
  open: 'Open job',
  back: 'Back to the job',
  createFailed: { title: 'Error', body: 'Failed to create job. Please try again.' },
  updated: { title: 'Success', body: 'Job updated successfully!' },
  updateFailed: { title: 'Error', body: 'Failed to update job. Please try again.' },
  confirmStatus: 'Confirm Status Change',
  statusFailed: 'Failed to update job status. Please try again.',
  moveRefused: 'A job cannot move from this status to that one.',
  editDenied: "Access Denied: You don't have permission to edit this job.",
  loadError: 'Error loading job',
  notFound: 'Job not found',
  listLoading: 'Loading jobs...',
  noneMatching: 'No jobs match your search criteria.',
  none: 'No jobs found.',
  noneYet:
    'Each posting stands here with its status and candidates. A new one is a draft until you publish it.',
  nonePosted: 'HR posts them. Once one is published, open it here and submit candidates for it.',
  nonePublished: 'HR publishes them. Once one is here, open it and submit your candidates for it.',
  createFirst: 'Create Your First Job',
  listError: 'Error loading jobs',
  listErrorHint: 'Please try refreshing the page.',
  notAcceptingSubmissions: 'This job is not accepting candidates. Please choose a published job.',
  closedToAssignments: 'This job is closed. No candidates can be assigned to it.',
  loadListFailed: 'Failed to load jobs',
} as const;

/** Toast after a job's status change: the first underscore becomes a space. */
export function jobStatusUpdated(status: string): Toast {
  return { title: `Job status updated to ${status.replace('_', ' ')}` };
}

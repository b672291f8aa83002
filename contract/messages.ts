import { limits } from './limits.ts';
import { counted } from './text.ts';

export interface Toast {
  title: string;
  body?: string;
}

/** Every text that tells a person how something went, once for both sides. "Title: text" is a toast's title and body. */
export const messages = {
  common: {
    error: 'Error',
    unexpected: 'An unexpected error occurred',
    databaseAway:
      'The database does not answer just now. Please try again in a minute; look first whether your change is there.',
    diskFull:
      'The server has no space left on its disk, so nothing was saved. Please tell whoever runs this server, and try again then.',
    invalidInput: 'Please check the highlighted fields.',
    notFound: 'Not found',
    forbidden: "You don't have permission to do this.",
    changedMeanwhile: 'Someone else changed this meanwhile. Reload to see the latest version.',
    tooLarge: 'The request is too large.',
    network: 'The server could not be reached. Please check your connection and try again.',
  },
  screen: {
    loadingAuthentication: 'Loading authentication...',
    reconnecting: 'Reconnecting…',
    profileErrorTitle: 'Profile Loading Error',
    profileError: 'Unable to load user profile. Please try refreshing the page.',
    deniedTitle: 'Access Denied',
    denied: "You don't have permission to access this page.",
    notFound: 'Oops! Page not found',
    returnHome: 'Return to Home',
    newerVersion: 'A newer version is there. Reload the page to use it.',
    partMissing:
      'A part of the page could not be loaded. Check your connection and try again, or reload the page.',
  },
  job: {
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
    dateInPast: 'The date cannot be before today',
    experienceForm: 'Write the experience as "3 years", "3-5 years" or "3+ years"',
    salaryForm: 'Write the salary range as "₹12 - ₹18 LPA"',
    created: { title: 'Job created successfully!' },
    /** of a toast, to the job's page */
    open: 'Open job',
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
  },
  assignment: {
    /** before somebody is taken out of one job */
    removeKeeps:
      'Removing from this job keeps the person and the other jobs. The moves and notes of this job go with it and cannot be brought back.',
    assignFailed: { title: 'Failed to assign candidates. Please try again.' },
    nobodyAssigned: { title: 'All of them are in this job already.' },
    statusUpdated: { title: 'Status Updated', body: 'Candidate status has been updated successfully.' },
    statusFailed: { title: 'Error', body: 'Failed to update candidate status. Please try again.' },
    reasonRequired: 'Please say why',
    notHandSet: 'This status cannot be set by hand.',
    notFound: 'This candidate is no longer assigned to the job.',
    /** under a match score */
    scoreStale: 'Out of date',
    removed: { title: 'Candidate removed from this job' },
    removeFailed: { title: 'Failed to remove candidate. Please try again.' },
    manyFailed: { title: 'That did not work. Please try again.' },
  },
  view: {
    nameRequired: 'Please give the view a name',
    tooMany: 'You have saved as many views of this list as there is room for. Please delete one first.',
    notFound: 'This view is no longer there.',
    saved: { title: 'View saved' },
    removed: { title: 'View deleted' },
    listFailed: 'The views could not be loaded.',
    failed: { title: 'The view could not be saved. Please try again.' },
    removeFailed: { title: 'The view could not be deleted. Please try again.' },
  },
  submission: {
    submitted: { title: 'Candidate submitted successfully!' },
    submitFailed: { title: 'Failed to submit candidate. Please try again.' },
    known: 'This candidate is already known to us. HR has been notified.',
    ownAlready: 'Your company has already submitted this candidate for this job.',
    inJobAlready: 'This candidate is already in this job.',
    noCompany:
      'Your profile names no company. Please ask your HR manager to add it before you submit candidates.',
    tooMany: 'Too many submissions were refused. Please wait until tomorrow, or ask your HR contact.',
    noneYet: 'Open a published job and submit a candidate for it; here you follow how each goes on.',
    noneYetForHr: 'Whom recruiters and vendors submit for your published jobs stands here, with the stage.',
    listFailed: 'Failed to load submissions',
    listFailedHint: 'Please try again in a moment.',
    ledgerFailed: 'The submissions could not be loaded',
    refusedFailed: 'Failed to load refused attempts',
    noneRefused: 'When a vendor submits somebody whom you know already, the attempt stands here.',
  },
  candidate: {
    nameShort: 'Name must be at least 2 characters',
    emailInvalid: 'Invalid email address',
    phoneRequired: 'Phone number is required',
    phoneInvalid: 'Phone must be a valid Indian number in format: +91 XXXXX XXXXX',
    phoneInvalidOnEdit: 'Phone must be in format: +91 XXXXX XXXXX',
    experienceNegative: 'Experience must be 0 or greater',
    experienceTooLong: 'Experience cannot exceed 50 years',
    experienceRequired: 'Total experience is required',
    experienceWhole: 'Experience must be in whole years',
    relevantAboveTotal: 'Relevant experience cannot exceed total experience',
    skillRequired: 'At least one skill is required',
    addSkillHint: 'Add at least one skill',
    currentCtcPositive: 'Current CTC must be positive',
    expectedCtcPositive: 'Expected CTC must be positive',
    offerCtcPositive: 'Offer CTC must be positive',
    currentCtcTooHigh: 'Current CTC cannot exceed 2000 Lakhs',
    expectedCtcTooHigh: 'Expected CTC cannot exceed 2000 Lakhs',
    offerCtcTooHigh: 'Offer CTC cannot exceed 2000 Lakhs',
    offerCtcRequired: 'Offer CTC is required when candidate has an offer in hand',
    recommendationShort: 'Please provide a detailed recommendation (min 10 characters)',
    jobRequired: 'Please select a job',
    resumeRequired: 'Please upload a resume',
    mustBeSignedIn: 'You must be logged in to create a candidate',
    dateInPast: 'The date cannot be before today',
    created: { title: 'Candidate created successfully!' },
    createFailed: { title: 'Failed to create candidate. Please try again.' },
    updated: { title: 'Candidate updated successfully' },
    updateFailed: { title: 'Failed to update candidate' },
    deletedOnJob: { title: 'Candidate Deleted', body: 'Candidate has been deleted successfully.' },
    deleteFailedOnJob: { title: 'Failed to delete candidate. Please try again.' },
    deletedOnList: { title: 'Candidate deleted successfully' },
    deleteFailedOnList: { title: 'Failed to delete candidate' },
    existsTitle: 'Candidate Already Exists',
    exists: 'A candidate with this email or phone number already exists.',
    loadError: 'Error loading candidate',
    /** above a form whose person somebody else deleted */
    deletedMeanwhile:
      'This candidate has been deleted meanwhile. What you typed stands here as long as you stay on this page, but cannot be saved.',
    notFound: 'Candidate not found',
    listFailed: 'Failed to fetch candidates',
    noneYet: 'No candidates found. Add your first candidate to get started.',
    noneYetHint: 'Upload a resume and its details are read for you; Import Resumes takes many at once.',
    noneYetForRecruiters: 'HR adds them; yours come in when you submit them for a published job.',
    exportStarted: {
      title: 'Export started',
      body: 'Your browser saves the file as soon as it is complete.',
    },
    noAssignments: 'No job assignments found',
  },
  files: {
    notSaved:
      'The file could not be stored, so nothing was saved. Please try again in a few minutes, and tell whoever runs this server if it goes on.',
    notRead:
      'The file cannot be read just now. Please try again in a few minutes, and tell whoever runs this server if it goes on.',
  },
  resume: {
    wrongTypeOnCreate: 'Please upload a PDF, Word document, or text file',
    wrongTypeOnEdit: 'Please upload a PDF file',
    tooLarge: 'File size must be less than 10MB',
    unsupported: 'Unsupported file type. Please upload PDF, Word document, or text file.',
    readFailed: 'Failed to read file',
    noText:
      'Unable to extract meaningful text from the resume. Please ensure the file contains readable text or enter details manually.',
    empty: 'This file is empty. Please choose another file.',
    passwordProtected:
      'This file is protected by a password. Please upload a copy without a password, or enter details manually.',
    mislabelled: 'This file is not what its name says. Please upload a PDF, Word document, or text file.',
    damaged:
      'This file is damaged and cannot be read. Please upload another copy, or enter details manually.',
    tooMany: 'too many resumes at once, please try again in a minute',
    tooManyToday: 'too many resumes for one day, please try again tomorrow',
    tooManyPages: `This file has more than ${limits.resume.maxPages} pages. Please upload the resume alone, or enter details manually.`,
    tooComplex:
      'This file is too complex to be read. Please upload a simpler copy, or enter details manually.',
    noTextInScan: 'No text could be recognised in this scan.',
    /** on a resume's card: it is as good as the scan */
    textRecognised: 'Text recognised from a scan',
    /** of a resume without text */
    unmatchable: 'No text was found in it: this person cannot be matched with jobs by the resume.',
    analyzing: { title: 'AI is analyzing your resume...' },
    extractionFailed: { title: 'AI extraction failed. Please fill details manually.' },
    processFailed: { title: 'Failed to process resume. Please try again or fill details manually.' },
    updated: { title: 'Resume updated successfully!' },
    updateFailed: { title: 'Failed to update candidate resume' },
    /** asked before it takes the place of the former one */
    otherPersonTitle: 'This resume may be of another person',
    uploaded: { title: 'Resume uploaded and processed successfully' },
    uploadFailed: { title: 'Failed to upload resume' },
    downloaded: { title: 'Resume downloaded successfully' },
    downloadFailed: { title: 'Failed to download resume' },
    none: 'No resume file available',
  },
  ai: {
    tooMany: 'You have asked for too much at once. Please wait a minute and try again.',
    tooManyToday: 'You have asked for too much today. Please try again tomorrow, or go on by hand.',
    fellBack:
      'The AI provider could not answer just now, so the built-in engine did this. You can go on as usual.',
    statusFailed: 'The AI engine could not be asked how it is',
  },
  dashboard: {
    countsFailed: 'The numbers could not be loaded',
    pipelineFailed: 'The job pipeline could not be loaded',
    swotFailed: 'The analysis could not be loaded',
    refreshFailed: { title: 'The analysis could not be refreshed. Please try again.' },
    notAnalysed: 'Not analysed yet',
    nothingToAnalyse:
      'There is no job yet. What is found here comes from open jobs and how people move in them.',
    noStrengths: 'No strengths detected yet.',
    noWeaknesses: 'No weaknesses detected.',
    noOpportunities: 'No opportunities detected.',
    noThreats: 'No threats detected.',
    noActions: "You're on track. No urgent actions.",
    noJobs: 'No jobs available.',
    noJobsHint: 'Each job stands here with how many people are in which stage.',
  },
  firstSteps: {
    hidden: { title: 'Get Started is hidden', body: 'Your account menu brings it back.' },
    hideFailed: { title: 'That could not be saved. Please try again.' },
  },
  executive: {
    empty: 'No data available. Please check your database connection.',
    nothingYet: 'Nothing has been measured yet. The numbers begin with your first job and its candidates.',
    notEnough: 'Not enough data',
    nothingBefore: 'No earlier data to compare',
    failed: 'The executive dashboard could not be loaded',
    planFailed: 'The hiring plan could not be loaded',
    planSaved: { title: 'Hiring plan saved' },
    planSaveFailed: { title: 'Failed to save the hiring plan. Please try again.' },
  },
  vector: {
    jobGenerated: { title: 'Job vector generated successfully' },
    jobFailed: { title: 'Failed to generate job vector' },
    jobRegenerateFailed: { title: 'Failed to regenerate job vector' },
    resumeProcessed: { title: 'Resume processed and vector generated successfully' },
    resumeFailed: { title: 'Failed to process resume' },
    convertFailed: { title: 'Failed to convert existing data' },
    noResume: 'No resume file found for this candidate',
    nothingToDo: {
      title: 'No candidates to process',
      body: 'All candidates with resumes have been converted',
    },
    loadFailed: 'The vectors could not be loaded',
    matchingFailed: 'Matching candidates could not be found',
    jobWaits:
      'The AI provider could not make the vector of this job just now. It is tried again by itself: please look again in a few minutes.',
    runFailed: 'The work stopped. Retry it below, under Background Work.',
    noText:
      'There is no text to be read in this resume. Upload a copy with text, or read the scan when adding it.',
    fileGone: 'The file of this resume is gone. Please upload it again.',
    failed: 'The vector could not be made. It is tried again by itself; you can also convert it now.',
  },
  background: {
    loadFailed: 'The background work could not be loaded',
    notFound: 'This task is no longer there.',
    unfit: 'This task was put down by an older version and cannot run any more.',
    retried: { title: 'The task runs again' },
    retryFailed: { title: 'The task could not be started again. Please try again.' },
  },
  auth: {
    signedIn: 'Logged in successfully!',
    invalid: 'Invalid email or password',
    noUser: 'No user logged in',
    sessionEnded: 'Your session has ended. Please sign in again.',
    passwordShort: 'Password must be at least 10 characters',
    passwordLong: `Password must be at most ${limits.password.max} characters`,
    typedIsKept: 'What you typed is kept.',
    tooMany: 'Too many attempts. Please try again later.',
    /** `seconds`: until the next try is let through */
    tooManyTries: (seconds: number) => `Too many attempts. Please try again in ${waitText(seconds)}.`,
  },
  audit: {
    listFailed: 'The audit log could not be loaded',
    none: 'Nothing has been written down yet.',
    noneMatching: 'No entries match these filters.',
    noneHint: 'Who signs in, saves, moves, deletes or exports something leaves a line here.',
    searchTooShort: `Please search by at least ${limits.auditSearch.min} characters`,
    noneMatchingHint: 'Take one of the filters away, or choose a longer time.',
    noneNamedHint: 'Records deleted since are no longer found by name.',
    exportFailed: { title: 'The audit log could not be exported. Please try again.' },
  },
  profile: {
    loading: 'Loading profile...',
    updated: { title: 'Success', body: 'Profile updated successfully!' },
    updateFailed: { title: 'Error', body: 'Failed to update profile. Please try again.' },
    updateError: { title: 'Error', body: 'An unexpected error occurred.' },
    nameRequired: 'Full name is required',
    emailRequired: 'Email is required',
    phoneInvalid: 'Please enter a phone number of 7 to 15 digits, or leave it empty',
  },
} as const;

/** Toast after a job's status change: the first underscore becomes a space. */
export function jobStatusUpdated(status: string): Toast {
  return { title: `Job status updated to ${status.replace('_', ' ')}` };
}

/** What is told of a file without columns that are needed: which, and what its first line names instead. */
export function missingColumns(missing: readonly string[], found: readonly string[]): string {
  const shown = found.slice(0, 30).map((name) => name.slice(0, 40));
  const named =
    shown.length > 0 ? `${shown.join(', ')}${found.length > shown.length ? ' …' : ''}` : 'nothing';
  return `This file has no column for: ${missing.join(', ')}. Its first line names: ${named}. Please name what is missing in the first line.`;
}

/** What is told of a file with more rows than are imported at one go. */
export function tooManyRows(most: number): string {
  return `This file has more than ${most} rows. Please split it.`;
}

/** Toast after trying everything again that was given up. */
export function tasksRetried(count: number): Toast {
  return { title: count === 1 ? '1 task runs again' : `${count} tasks run again` };
}

/** Toast after assigning people to a job. */
export function candidatesAssigned(count: number): Toast {
  return { title: 'Candidates Assigned', body: `${counted(count, 'candidate')} assigned successfully` };
}

/** Toast after reading a resume. */
export function resumeExtracted(fields: number): Toast {
  return { title: `Resume data extracted successfully! ${counted(fields, 'field')} auto-filled.` };
}

/** Toast when reading a resume failed with a reason. */
export function extractionFailedBecause(error: string): Toast {
  return { title: `AI extraction failed: ${error}. Please fill details manually.` };
}

/** The question before deleting a person everywhere. */
export function deleteQuestion(name: string): string {
  return `Are you sure you want to delete ${name}? This action cannot be undone.`;
}

/** Empty pipeline tab. */
export function emptyStage(stage: string): string {
  return `No candidates in "${stage}" stage.`;
}

/** Toast after all jobs and resumes were converted. */
export function existingConverted(jobs: number, resumes: number): Toast {
  return { title: `Updated ${counted(jobs, 'job')} and ${counted(resumes, 'resume')}` };
}

/** Toast after one person's resume was converted. */
export function conversionCompleted(name: string): Toast {
  return { title: `Vector conversion completed for ${name}` };
}

/** What is said of one person whose resume could not be converted. */
export function conversionFailed(name: string, message: string): string {
  return `Failed to process ${name}: ${message}`;
}

/** On the screen, when stored files could not be given to be read. */
export function resumeFilesFailed(message: string): string {
  return `Failed to process resume files: ${message}`;
}

/** On the screen, when reading the stored files broke off. */
export function processingFailed(message: string): string {
  return `Processing failed: ${message}`;
}

/** Asked before a resume that names somebody else becomes a person's; `who` as `personText` has it. */
export function otherResumeQuestion(who: string, name: string): string {
  return `This resume seems to be of ${who}, not of ${name}. Use it all the same?`;
}

/** "Rohan Deshpande (rohan@example.com, +91 98765 43210)", as far as it is known. */
export function personText({
  name,
  email,
  phone,
}: Record<'name' | 'email' | 'phone', string | null>): string {
  const contacts = [email, phone].filter(Boolean).join(', ');
  if (!name) return contacts || 'somebody else';
  return contacts === '' ? name : `${name} (${contacts})`;
}

/** Asked before people are taken out of one job. */
export function removeManyQuestion(count: number): string {
  const whom = counted(count, 'candidate');
  const what = count === 1 ? 'The person and the other jobs stay' : 'The people and their other jobs stay';
  return `Remove ${whom} from this job? ${what}; the moves and notes of this job go with it and cannot be brought back.`;
}

/** How long one waits: "8 seconds", "3 minutes"; never said shorter than it is. */
function waitText(seconds: number): string {
  return seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
}

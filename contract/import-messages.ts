import { limits } from './limits.ts';

/** The forms of a date that the tables of a former system may have. */
const DAY_FORMS = '2024-03-05, 05/03/2024 (the day first), 5-Mar-24 or 5 March 2024';

/** Texts of bringing in many at once, resumes or the tables of a former system. */
export const importMessages = {
  intake: {
    batchNotFound: 'This batch is no longer there.',
    rowNotFound: 'This file is no longer in the batch.',
    notSent: 'Not sent, as your session had ended.',
    full: `A batch holds at most ${limits.intake.maxFiles} resumes. Please start another batch.`,
    stillReading: 'This resume is still being read. Please wait a moment.',
    beingAccepted: 'This candidate is being created. Please wait a moment.',
    skipped: 'This resume is skipped. Please take it in again first.',
    acceptedAlready: 'This candidate has been created already.',
    incomplete: 'Some details are missing. Please complete them first.',
    notLike: 'This resume is no longer like that candidate. Please look at it again.',
    updatedAlready: 'This resume has been given to a candidate already.',
    fileGone: 'The file of this resume is gone. Please upload it again.',
    acceptFailed: 'The candidate could not be created. Please try again.',
    zipDamaged: 'This ZIP file is damaged and cannot be opened.',
    zipLocked: 'This ZIP file is protected by a password. Please unpack it first.',
    zipTooLarge: 'This ZIP file is too large. Please split it.',
    zipTooMany: `This ZIP file holds more than ${limits.intake.zip.maxEntries} files. Please split it.`,
    zipEmpty: 'There is no resume in this ZIP file.',
    startFailed: { title: 'The batch could not be started. Please try again.' },
    saveFailed: { title: 'The changes could not be saved. Please try again.' },
    removed: { title: 'Removed' },
    removeFailed: { title: 'It could not be removed. Please try again.' },
    updatedAndAssigned: (who: string, job: string) => ({
      title: 'Resume updated successfully!',
      body: `${who} was also assigned to ${job}.`,
    }),
    created: { title: 'Candidate created successfully!' },
    needsRecognition: 'This is a scan: its pages are pictures, not text.',
  },
  legacy: {
    noFile: 'Please choose an Excel workbook (.xlsx) or a CSV file.',
    notATable: 'This is no table that can be read: it has too many columns, or cells that are too long.',
    notText: 'This is no CSV file. In Excel, save the table as CSV UTF-8, then choose that file.',
    webPage:
      'This is a web page saved under another name, such as .xls. Open it in Excel and save it as Excel Workbook (.xlsx), then choose that file.',
    workbookOld:
      'This workbook is in the old Excel format (.xls). In Excel, save it as Excel Workbook (.xlsx) or as CSV UTF-8, then choose that file.',
    workbookLocked:
      'This workbook is protected by a password. In Excel, remove the password, or save the table as CSV UTF-8, then choose that file.',
    workbookUnreadable:
      'This file cannot be read here. Save it as Excel Workbook (.xlsx) or as CSV UTF-8, then choose that file.',
    workbookTooLarge:
      'This table is too large: it has too many rows, or too long texts. Please copy it without pictures into a new workbook, or split it.',
    workbookEmpty: 'There is nothing in this workbook.',
    /** what the history of a job says of whoever was put into it by the import */
    ofOldTable: (stage: string | null, interview: string | null) =>
      `From the old table${stage === null ? '' : `: “${stage}”`}${interview === null ? '' : `, interview ${interview}`}.`,
    noTimeOfDay: 'The old table says no time of day.',
    interview: 'please write a day, or a day and a time, as 15/01/2027 11:00, or leave it empty',
    future: 'Please check the date: it lies in the future',
    required: 'is required',
    experienceRequired: 'is required, 0 for freshers',
    years: 'please write whole years, such as 5; 0 for freshers',
    phoneShortened:
      'Excel has shortened this number and lost its digits. Please format the column as text (or as a number without decimals) in Excel, look whether the numbers are whole, and save the file again',
    madeDate:
      'Excel has turned this into a date (it may have been 3-4). Please format the column as text and type it again',
    openings: 'please write a whole number from 1 to 999, or leave it empty',
    amount: 'please write an amount such as 6 LPA, 6 lakh or ₹6,00,000, or leave it empty',
    notice:
      'please write days, such as 30, or Immediate; or leave it empty, as for somebody who is serving notice',
    day: `please write a date as ${DAY_FORMS}, or leave it empty`,
    id: 'please take this column out: it holds no ids of the former system',
    mode: 'please write remote, hybrid or office, or leave it empty',
    industry: 'please write an industry as the job form names it, such as Information Technology, or Others',
    status:
      'please write draft, published (or open, active), applications closed, on hold or closed (or filled)',
    submission: 'please write internal or vendor',
    unreadable: 'this cannot be read; please correct it, or leave it empty',
    tooLong: `only the first ${limits.remarks.max.toLocaleString('en-IN')} characters are kept`,
    skillsLeftOut: `the skills that are longer than ${limits.skills.nameLength} characters, or beyond the first ${limits.skills.max}, are left out`,
    instantForm: `Please write a date as ${DAY_FORMS}, or with a time as 2024-03-05T10:30:00Z`,
    meanwhile: 'Some of this was added meanwhile. Nothing was imported: please check the file again.',
    failed: { title: 'The file could not be imported' },
  },
} as const;

/** What is told of a row of which the person stands in its file before: in which lines, and by what of each it is seen. */
export function twiceInFile(lines: readonly { line: number; by: readonly string[] }[]): string {
  const each = lines.map(({ line, by }) => `the same ${by.join(' and ')} as line ${line}`);
  const which = lines.length === 1 ? 'one of the two' : 'what is too much';
  return `This has ${each.join(' and ')}. Please correct it, or take ${which} out.`;
}
export const jobTwiceInFile = (line: number) =>
  `This repeats line ${line}: the same job. Please take one of the two out.`;

/** What is asked of an amount that does not say its period; `yearly` is what it would be in a year. */
export const sayPeriod = (written: string, yearly: string) =>
  `Say whether ${written} is for a month or a year: write ${written} per month, or ${yearly}`;

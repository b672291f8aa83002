const MEGABYTE = 1024 * 1024;

/** Every bound of the product, once. Units stand in the names or beside them. */
export const limits = {
  experienceYears: { min: 0, max: 50, pickerMax: 10 },
  /** lakhs per annum */
  ctcLakhs: { min: 0, max: 2000, step: 0.1 },
  name: { min: 2, max: 200 },
  email: { max: 254 },
  phone: { min: 10, digits: 10 },
  recommendation: { min: 10, max: 5000 },
  remarks: { max: 5000 },
  referredBy: { max: 120 },
  consentNote: { max: 500 },
  /** what is written down about a candidate, and how many notes stand below each other until one asks for older ones */
  candidateNote: { max: 2000, shown: 10 },
  /** months without activity after which people are due for erasure */
  retentionMonths: { min: 6, max: 120 },
  /** people who are listed as due, and erased by one approval */
  retentionAtOnce: 500,
  shortText: { max: 200 },
  job: {
    title: { max: 200 },
    summary: { min: 10, max: 2000 },
    description: { min: 50, max: 20_000 },
    requirements: { min: 20, max: 20_000 },
    /** the free text that a job is written from */
    prompt: { max: 10_000 },
    locations: { max: 39 },
    skillsPerTier: 50,
    /** how many people one job is for */
    openings: { min: 1, max: 999 },
    /** of somebody's open jobs, how many are named before they are handed over */
    openListed: 4,
    /** handed over at once, of those that nobody is in charge of */
    handedOver: 100,
  },
  skills: { max: 100, nameLength: 80, extracted: 15 },
  resume: {
    maxBytes: 10 * MEGABYTE,
    maxTextLength: 60_000,
    /** printed lines sent beside the text */
    maxLines: 4000,
    /** characters: under the first try the next method, under the second offer OCR, under the third give up */
    text: { tryNext: 50, offerOcr: 30, giveUp: 20 },
    /** pages of a PDF beyond which it is no resume */
    maxPages: 100,
    /** pages of a scan that are recognised */
    ocrPages: 5,
  },
  intake: {
    /** resumes of one batch, whether they come one by one or in a ZIP */
    maxFiles: 100,
    /** names of files that a batch did not take; more are told, and not kept */
    refusals: 500,
    /** characters of the name of such a file */
    fileName: 255,
    /** days until what nobody accepted is deleted */
    keptDays: 30,
    zip: { maxBytes: 300 * MEGABYTE, maxUnpackedBytes: 500 * MEGABYTE, maxEntries: 2000 },
    /** sent at the same time */
    uploadsAtOnce: 2,
    /** below this (0-1) what was read is marked as unsure */
    sureFrom: 0.6,
    /** what is read of a text that was recognised in a picture is no surer: a digit may be another */
    recognisedUpTo: 0.55,
  },
  aiDescription: { primarySkills: 2, locations: 1, summary: 10 },
  skillsShown: { card: 6, assignDialog: 2, list: 3 },
  list: { defaultLimit: 50, maxLimit: 100 },
  dashboard: { pageSize: 8, pageLinks: 5 },
  executive: {
    /** of so many at least a percent or a median is compared with another: of fewer, one person turns it around */
    comparedFrom: 5,
  },
  /** points of a SWOT list that are kept: those that matter most */
  swotPoints: 50,
  /** of one job: from how many and which shares on it counts as a strength, an opportunity or a threat */
  swot: {
    strength: { offers: 3, joinRate: 0.7 },
    opportunity: { shortlisted: 5, interviewShare: 0.3 },
    threat: { offers: 2, joinRate: 0.4, declined: 3 },
  },
  plannedHires: { max: 100_000 },
  /** rows of a list that are counted; beyond that it is told that there are more */
  counted: 10_000,
  /** days over which refused submissions of vendors are counted for HR to see at a glance */
  refusedLatelyDays: 30,
  assignSearch: 20,
  /** those who can be assigned that are counted, and of whom the first by name are shown */
  assignCounted: 1000,
  assignAtOnce: 500,
  /** people of a job whom one call moves or takes out */
  pipelineAtOnce: 500,
  /** of a job's people, side by side */
  compared: { min: 2, max: 4 },
  /** candidates of an export that names them in its address */
  exportChosen: 100,
  /** candidates with whom something is done at once, chosen over the pages of their list: no more than `assignAtOnce` */
  chosenAtOnce: 500,
  loadingPlaceholders: 3,
  /** days after which a job counts as old */
  oldJobDays: 30,
  /** days_to_join at most: urgent, soon */
  noticeDays: { urgent: 7, soon: 30 },
  /** numbers in every vector, whichever engine makes it */
  vectorLength: 1536,
  /** match score from which the gauge turns yellow, then primary */
  match: { yellow: 50, good: 70 },
  password: {
    min: 10,
    max: 128,
    /** of 0 to 4, as the judge of passwords says: more than ten to the eighth guesses */
    strength: 3,
    /** characters that are judged: a long text of odd signs takes seconds, and is strong before its end */
    judged: 48,
  },
  /** minutes for which a mailed link works */
  links: { password: 60, email: 24 * 60 },
  /** days for which an invitation's link works */
  invitationDays: 7,
  /** minutes within which the use of a session is written down once */
  sessionUseMinutes: 15,
  /** how far from today an interview may be (`messages` says it in words), and how much may be said of it, in characters */
  interview: { yearsBack: 1, yearsAhead: 2, details: 500 },
  /** how far from today somebody may join; `messages` says it in words */
  joining: { yearsBack: 1, yearsAhead: 2 },
  /** of the interviews, of those who join and of the notes to follow up: as many are listed, of them at most so many overdue ones, and beside them of those without a time or day; `note`: characters of a note */
  comingUp: { listed: 100, overdue: 50, undated: 50, note: 200 },
  /** `shown`: what a card tells of them */
  statusNotes: { max: 2000, shown: 200 },
  /** what is asked of HR about a submission, and the answer */
  submissionRequest: { max: 2000 },
  /** of a person: tokens that work at the same time; calls a minute with one of them */
  apiToken: { name: 60, most: 20, callsPerMinute: 300 },
  /** of who waits in a job: hours between two to one person, people whom one call writes to */
  reminder: { hours: 24, most: 50, jobs: 50, listed: 200 },
  search: { max: 200 },
  /** characters that ask for words in resumes; letters before a star; of what is found there, characters shown */
  resumeQuery: { max: 300, start: 3, excerpt: 150, passage: 240, passages: 5 },
  /** characters that name somebody in the audit log: what holds fewer is nearly everything */
  auditSearch: { min: 3 },
  /** an installation with more jobs, or more people moved on in them, is past its beginning: no guide is offered */
  beginning: { jobs: 5, moved: 20 },
  /** of a person: views of one list, characters of their names and of what they keep */
  savedView: { most: 30, name: 60, query: 2000 },
  /** of each kind when all is searched at once; records that were seen last; digits from which a number is a phone's */
  find: { most: 6, seen: 12, phoneDigits: 3 },
} as const;

/** Milliseconds of what appears and goes by itself. */
export const timing = {
  toast: 4000,
  /** a toast with something to press */
  actionToast: 10_000,
  errorToast: 5000,
  aiToast: 2000,
  toastsAtOnce: 3,
  tooltipDelay: 700,
  submenuDelay: 100,
  searchDebounce: 250,
  /** before code that did not come is asked for again, ms */
  retryParts: 10_000,
  /** that results are to be seen before the page shows all anew */
  resultsBeforeReload: 3000,
} as const;

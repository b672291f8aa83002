import type { LegacyKind } from './legacy-import.ts';

interface Column {
  /** how the screens call it; a file may name it so, too */
  label: string;
  /** what else people call it */
  also: readonly string[];
  /** names that mean it only where no column has another: beside one they are often of the job that is applied for */
  alone?: readonly string[];
  /** a file without it is refused */
  needed?: true;
}

const names = (text: string) => text.trim().split(/,\s+/);

/** The columns of an old table of people that are taken over. */
const CANDIDATE_COLUMNS = {
  name: {
    label: 'name',
    also: names(`
      full name, candidate name, name of candidate, name of the candidate, candidate, applicant name,
      applicant, name of applicant, name of the applicant, applicant full name, candidate full name,
      candidates name, full name of candidate, full name of the candidate, applicants name,
      name of student, name of the student, student name, naam, candidate ka naam`),
    needed: true,
  },
  // The two make the name, where no column holds the whole of it.
  first_name: { label: 'first name', also: names('given name, candidate first name, applicant first name') },
  last_name: {
    label: 'last name',
    also: names('surname, family name, candidate last name, applicant last name'),
  },
  email: {
    label: 'e-mail',
    also: names(`
      mail, e-mail id, mail id, e-mail address, candidate e-mail, personal e-mail, e-mail ids,
      contact e-mail, candidate e-mail id, applicant e-mail, applicant e-mail id, personal e-mail id,
      personal mail id, student e-mail`),
    alone: ['official e-mail', 'official e-mail id'],
    needed: true,
  },
  phone: {
    label: 'phone',
    also: names(`
      mobile, phone number, phone no, mobile number, mobile no, contact, contact number, contact no, cell,
      cell no, mob, mob no, mobile num, ph, tel, telephone, mobile phone, whatsapp, whatsapp no,
      applicant phone, applicant mobile, contact details, cont no, contact mobile, candidate phone,
      candidate mobile, candidate contact, candidate contact no, primary contact, primary phone,
      student mobile`),
    needed: true,
  },
  // Taken where the first one is blank or cannot be read.
  other_phone: {
    label: 'other phone',
    also: names(`
      alternate phone, alternate number, alternate no, alternate mobile, alternate contact,
      alternate contact no, alternate mobile no, alt no, alt mob no, alt contact no, secondary phone,
      secondary mobile, secondary number, home phone, residence phone, phone 2, mobile 2, contact no 2`),
    alone: names('mobile, mobile number, mobile no, contact number, contact no'),
  },
  experience_years: {
    label: 'experience',
    also: names(`
      exp, total experience, years of experience, total exp, total experience years,
      total years of experience, experience in years, work experience, yoe, overall experience,
      total work experience, total years, total experience in years, t exp, total it experience,
      total experience till date, experience total, anubhav, anubhav saal`),
    needed: true,
  },
  relevant_experience_years: {
    label: 'relevant experience',
    also: names(`
      relevant exp, relevant years, relevant years of experience, relevant experience in years,
      relevant work experience, r exp, experience relevant`),
  },
  skills: {
    label: 'skills',
    also: names(`
      skill, skill set, skill sets, key skills, primary skills, key skill, core skills, technical skills,
      tech skills, it skills, technologies, expertise, skill technology, skills technology,
      skills technologies, main skills, main skill, mandatory skills, primary skill, tech stack,
      skill name`),
  },
  current_city: {
    label: 'city',
    also: names(`
      location, current location, base location, current place, city name, location city, base city,
      city of residence, sheher, shahar`),
  },
  preferred_location: {
    label: 'preferred location',
    also: names(`
      preferred city, preferred locations, preferred place, location preference, preferred job location,
      preferred work location, preferred cities, preferred job locations`),
  },
  current_position: {
    label: 'designation',
    also: names(`
      current designation, current role, current title, current job title, current position held,
      current company designation, designation current, current position, current post, last designation,
      latest designation, pad`),
    alone: names('position, role, job title, post, job role'),
  },
  // Taken over where it is a job of ours; then the two behind it, too.
  job: {
    label: 'job',
    also: names(`jd id, jd no, jd, job id, job code, job applied for, job applied, applied job, role applied for, role applied,
      applied role, position applied for, position applied, applied position, applied for, post applied for,
      profile applied for, designation applied for, requirement, requirement title, job opening, posting title,
      requisition, requisition id, req id, vacancy, opening`),
    alone: names('job title, position, post, job role, role'),
  },
  stage: {
    label: 'stage',
    also: names(`status, candidate status, current status, final status, application status, interview status, hiring status,
      hiring stage, pipeline stage, profile status, cv status, recruitment stage, overall status, current stage,
      selection status, application stage, candidate stage`),
  },
  interview_at: {
    label: 'interview date',
    also: names(`interview dt, int date, date of interview, interview date time, interview date and time,
      interview scheduled on, interview on, interview schedule`),
  },
  current_company: {
    label: 'company',
    also: names(`
      employer, current employer, organisation, organization, current organisation, current company name,
      name of company, name of the company, name of current company, employer name, current employer name,
      firm, organisation name, current organisation name, working with, working at, last company,
      last employer, latest company, current last company, current or last company,
      current company employer, company currently working, company ka naam`),
    alone: ['payroll company', 'payroll organisation'],
  },
  current_ctc: {
    label: 'current CTC',
    also: names(`
      ctc, cctc, present ctc, current salary, salary, annual ctc, current ctc lpa, current ctc in lpa,
      current ctc in lakhs, current package, package, annual salary, current ctc pa, ctc pa,
      current annual salary, current annual ctc, current annual package, last drawn salary,
      last drawn ctc, last salary, last ctc, abhi ki salary`),
  },
  expected_ctc: {
    label: 'expected CTC',
    also: names(`
      ectc, exp ctc, expected salary, expected ctc lpa, expected ctc in lpa, expected ctc in lakhs,
      expected, expectation, expectations, expected package, expected ctc pa, exp salary, exp package,
      salary expectation, salary expected, ctc expected, expected annual salary, expected annual ctc,
      desired salary, desired ctc`),
  },
  days_to_join: {
    label: 'notice period',
    also: names(`
      np, notice, notice period days, notice period in days, notice days, np days, np in days,
      joining time, time to join, availability, joining period, official notice period, official np,
      official notice, notice period official, joining availability, availability to join,
      notice period availability to join, joining timeline, how soon can join, how soon can you join,
      kab join karenge`),
  },
  offer_in_hand: {
    label: 'offer in hand',
    also: names(`
      has offer, holding offer, holding any offer, any offer, any offer in hand, any other offer,
      offers in hand`),
  },
  offer_ctc: { label: 'offer CTC', also: ['offered ctc', 'offered salary'] },
  offer_joining_date: { label: 'offer joining date', also: ['joining date of offer'] },
  joining_date: {
    label: 'joining date',
    also: names(`
      date of joining, doj, expected doj, tentative doj, expected joining date, earliest joining date,
      available from, can join from, can join on, available to join from`),
  },
  // Whoever still works until then can come the day after.
  last_working_day: {
    label: 'last working day',
    also: names('lwd, last working date, last date of working'),
  },
  recommendation_reason: { label: 'recommendation', also: ['reason for recommendation'] },
  remarks: {
    label: 'remarks',
    also: names(`
      remark, comments, comment, notes, note, hr remarks, recruiter remarks, additional remarks, feedback,
      observations, recruiter comments, hr comments, ta remarks, ta comments, hr feedback,
      recruiter feedback, recruiter notes, additional info, additional information, tippani`),
  },
  resume_summary: {
    label: 'summary',
    also: ['profile summary', 'candidate summary'],
    alone: names('resume headline, profile headline, headline'),
  },
  resume_text: { label: 'resume text', also: ['cv text', 'resume content'] },
  found_through: {
    label: 'found through',
    also: names(`
      source, channel, sourced from, candidate source, source of candidate, profile source,
      source of profile, sourcing channel, source channel, source of cv, cv source, resume source,
      sourced through, job portal, portal, source name, source of application, application source,
      sourcing platform, platform, found on, profile received from, kahan se mila`),
  },
  referred_by: {
    label: 'referred by',
    also: names(`
      referrer, referrer name, referred by employee, ref by, reference by, reference name, referral name,
      employee referral name, referral employee name, name of referrer, referring employee,
      referred employee name`),
  },
  submission_type: { label: 'submission type', also: [] },
  // Whoever has one was submitted by it.
  vendor: {
    label: 'vendor',
    also: names(`
      vendor name, vendor company, name of vendor, agency, agency name, name of agency, consultancy,
      consultancy name, name of consultancy, recruitment agency, staffing agency`),
  },
  // Where no submission type stands beside it, it is taken for the person's own company.
  company_name: { label: 'company name (of a vendor)', also: [] },
  created_at: {
    label: 'created on',
    also: names(`
      created, created date, date added, added on, received on, date received, created time, applied on,
      applied date, date applied, date of application, application date, date of sourcing, sourced on,
      sourced date, sourcing date, received date, profile received on, profile received date,
      cv received on, cv received date, resume received on, resume received date, submission date,
      submitted on, date of submission, profile date, entry date, date of entry`),
  },
  id: { label: 'id', also: [] },
} satisfies Record<string, Column>;

/** The columns of an old table of jobs that are taken over. */
const JOB_COLUMNS = {
  title: {
    label: 'title',
    also: names(`
      job title, job name, position, role, designation, position title, requirement title, role name,
      role title, job opening name, job opening, posting title, designation required`),
    needed: true,
  },
  summary: { label: 'summary', also: ['job summary', 'short description'] },
  description: {
    label: 'description',
    also: names(`
      job description, jd, jd text, responsibilities, roles and responsibilities, roles responsibilities,
      role description, key responsibilities`),
  },
  requirements: {
    label: 'requirements',
    also: names(`
      requirement, job requirements, qualifications, qualification, qualification required,
      required qualification`),
  },
  location: {
    label: 'location',
    also: names('locations, city, cities, job location, work location, base location, location city'),
  },
  experience_required: {
    label: 'experience',
    also: names(`
      exp, required experience, exp reqd, exp required, experience reqd, reqd exp, years of experience,
      work experience, experience range, experience level, total experience, years of experience required`),
  },
  experience_min: { label: 'minimum experience', also: ['min experience', 'min exp'] },
  experience_max: { label: 'maximum experience', also: ['max experience', 'max exp'] },
  salary_range: {
    label: 'salary',
    also: names(`
      ctc, budget, package, compensation, ctc range, pay range, ctc budget, salary range in lakhs,
      budget range, salary budget, budget ctc`),
  },
  ctc_min: {
    label: 'minimum CTC',
    also: names('min ctc, min salary, minimum salary, salary min, min budget, budget min'),
  },
  ctc_max: {
    label: 'maximum CTC',
    also: names('max ctc, max salary, maximum salary, salary max, max budget, budget max'),
  },
  skills_required: {
    label: 'skills',
    also: names(`
      required skills, skill set, key skills, primary skills, mandatory skills, must have skills,
      primary skill, skill, skills needed, technical skills, tech stack`),
  },
  mode_of_work: {
    label: 'mode of work',
    also: names('work mode, working mode, mode, work type, wfo wfh'),
  },
  domain_industry: { label: 'industry', also: ['domain', 'sector'] },
  joining_date: {
    label: 'joining date',
    also: names('date of joining, doj, start date, target date, target joining date'),
  },
  // The former system kept a job's joining date under this name.
  notice_period: { label: 'notice period', also: ['notice', 'np'] },
  status: {
    label: 'status',
    also: names('job status, requisition status, requirement status, position status, current status'),
  },
  department: { label: 'department', also: ['dept'] },
  openings: {
    label: 'openings',
    also: names(`
      number of openings, no of openings, vacancies, no of vacancies, positions, no of positions,
      headcount, head count, vacancy, no of openings positions, number of heads, total positions,
      no of resources`),
  },
  created_at: {
    label: 'created on',
    also: names(`
      created, created date, date added, created time, date opened, opened on, open date, opening date,
      date of requirement, requirement date, requirement received on, received on, received date`),
  },
  published_at: {
    label: 'published on',
    also: names(`
      published, published date, posted on, posted date, posting date, date posted, date of posting`),
  },
  id: { label: 'id', also: [] },
} satisfies Record<string, Column>;

export type CandidateColumn = keyof typeof CANDIDATE_COLUMNS;
export type JobColumn = keyof typeof JOB_COLUMNS;

/** What is taken over of an old table of each kind, by the names under which it is kept. */
export const LEGACY_TABLES: Record<LegacyKind, Readonly<Record<string, Column>>> = {
  candidates: CANDIDATE_COLUMNS,
  jobs: JOB_COLUMNS,
};

/** Those of them that hold days. */
export const LEGACY_DAYS: Record<LegacyKind, readonly string[]> = {
  candidates: ['joining_date', 'last_working_day', 'offer_joining_date', 'created_at', 'interview_at'],
  jobs: ['joining_date', 'notice_period', 'created_at', 'published_at'],
};

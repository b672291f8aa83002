import type { CandidateStatus } from '#contract/candidate-status.ts';

/** What recruiters write about people. `{first}` is the given name, `{skill}`, `{years}` and `{city}` are the person's. */
export const OPENINGS = [
  'Spoke with {first} for half an hour.',
  'Met {first} at the walk-in on Saturday.',
  '{first} was referred by a former colleague of ours.',
  'Screened {first} over the phone and then on video.',
  'Long call with {first}, who had read the description closely.',
  '{first} came back to us after a talk last year.',
  'Found {first} through a search and had two short calls.',
  '{first} applied directly and answered within the hour.',
  'Had known {first} from an earlier search for a similar post.',
  'First talk with {first} went twenty minutes over.',
];

export const STRENGTHS = [
  'Strong in {skill} and explains it simply.',
  '{years} of relevant work, and the examples hold up when asked for detail.',
  'Answers on {skill} were concrete, with numbers.',
  'Clear speaker, knows what worked and what did not.',
  'Has done this very work at a similar scale.',
  'Good hands-on knowledge of {skill}; reference checks out.',
  'Quick to understand the problem and honest about gaps.',
  'Stayed with the present employer through two hard years.',
  'Has trained others in {skill}.',
  'The practical task was done well and a day early.',
];

export const WEAK_STRENGTHS = [
  'Thin on {skill}, but learns fast and wants the change.',
  'Comes from another line of work; worth one conversation.',
  'Less experience than asked for, fair knowledge of {skill}.',
  'Would need support in the first months.',
];

export const CLOSINGS = [
  'Ready to meet the team.',
  'Suggest an early interview, has another process running.',
  'Comfortable with {city}.',
  'Expectation is within reach.',
  'Family is settled on the move.',
  'Notice can be shortened if we ask soon.',
  'Please check the salary expectation first.',
  'Would put in the first five.',
  'A good second choice at least.',
  'Happy to discuss.',
];

export const REMARKS = [
  'Calls after 6 pm only.',
  'Wants to move closer to parents in {city}.',
  'Prefers WhatsApp for scheduling.',
  'Has a planned leave in the second week of next month.',
  'Asked whether relocation cost is covered.',
  'Open to contract as well.',
  'Interviewed by us two years ago for another post.',
  'Negotiable by about 10% for the right work.',
  'Spouse works in the same city, so relocation is unlikely.',
  'Has a laptop and broadband at home.',
  'Certificates seen in original.',
  'Do not contact the present employer for references yet.',
];

/** Notes on the move to a status; those that need a reason always get one. */
export const MOVE_NOTES: Record<CandidateStatus, string[]> = {
  submitted: [],
  under_review: ['Resume with the hiring manager.', 'Looks worth a read.'],
  shortlisted: [
    'Hiring manager wants to meet.',
    'Good match on must-have skills.',
    'Phone screen went well.',
    'Second choice for now, keep warm.',
  ],
  interview_scheduled: [
    'Video call, panel of two.',
    'On site with the department head.',
    'First round by phone, 45 minutes.',
    'Rescheduled once at the request of the candidate.',
  ],
  interviewed: [
    'Good on basics, strong on examples.',
    'Panel split, one more look at the task.',
    'Clear and well prepared.',
    'Technical round fine, HR round next.',
  ],
  selected: ['Panel agreed.', 'Approved by department head, salary to be settled.', 'Best of four.'],
  offer_released: [
    'Offer sent by mail, answer expected within five days.',
    'Revised offer after a talk on fixed pay.',
    'Offer with joining bonus.',
  ],
  joined: [
    'Joined on time, documents complete.',
    'Joined; induction from Monday.',
    'Joined after serving full notice.',
  ],
  candidate_declined: [
    'Accepted another offer closer to home.',
    'Present employer matched the offer.',
    'Salary below expectation.',
    'Does not want to relocate after all.',
    'Family reasons, may come back next year.',
    'Went for a remote role.',
  ],
  did_not_join: [
    'Did not turn up on the joining day, phone switched off.',
    'Took a counter-offer two days before joining.',
    'Joined another company.',
    'Could not get relieved in time.',
  ],
  rejected: [
    'Not enough depth in the main skill.',
    'Experience is in a different area.',
    'Expectation far above budget.',
    'Did not answer three calls.',
    'Weak in the practical round.',
    'Frequent changes without a good reason.',
    'Notice too long for this opening.',
    'Better matches further along.',
    'Needs more hands-on time; suggest again next year.',
  ],
  on_hold: [
    'Waiting for budget approval.',
    'Candidate travelling until next month.',
    'Keep for the second opening.',
    'Hiring manager on leave.',
  ],
};

/** What is written down of a person without moving them. */
export const NOTES = [
  'Called back in the evening. Wants to hear from us before the end of the week.',
  'Asked twice about the team and once about the money: a good sign.',
  'Would like a letter from us before telling the present employer.',
  'Has another offer in hand and will decide within ten days.',
  'Prefers calls before 10 am; in meetings after that.',
  'Would like to see the office before saying yes.',
  'References spoken to, both would hire again.',
  'Expects the fixed part to be 90% of the whole.',
  'Travels home on Fridays, so no interviews on Friday afternoon.',
  'Panel liked the way the numbers were explained. Weak on reporting to clients.',
  'Moves to the city in any case, the family is there already.',
  'Sent the last three payslips. They match what was said.',
];

/** After how many days one comes back to what was noted so. */
export const DAYS_TO_FOLLOW_UP: Partial<Record<string, number>> = {
  'Called back in the evening. Wants to hear from us before the end of the week.': 3,
  'Has another offer in hand and will decide within ten days.': 9,
};

/** What is to be known of an interview that is held so; a link's end is made up. */
export const INTERVIEW_DETAILS = {
  video: [
    'First round with {name}, video call: https://meet.niyukti.example/{code}',
    'Second round with {name} and {other}, video call: https://meet.niyukti.example/{code}',
    'Talk with the hiring manager, {name}, by video: https://meet.niyukti.example/{code}',
  ],
  office: [
    'Final round with {name} at our office, ask for them at the reception',
    'Practical test, then a talk with {name}, at our office',
    'Panel of {name} and {other}, at our office, second floor',
  ],
  phone: ['First round by phone, {name} calls', 'Short call with {name} about terms and notice'],
};

/** Who holds interviews. */
export const INTERVIEWERS = [
  'Nandini Rao',
  'Rohit Sinha',
  'Farah Qureshi',
  'Joseph Mathew',
  'Harpreet Gill',
  'Sudha Venkatesan',
];

export const UNDO_NOTES = [
  'Wrong row, put back.',
  'Clicked the wrong status.',
  'Meant for another person, undone.',
];

/** Fills the braces of a template with the given words. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

import { between, letters, oneOf, percent } from './chance.ts';
import type { DemoData } from './demo-data.ts';
import { fill, INTERVIEW_DETAILS, INTERVIEWERS } from './texts.ts';

type Way = keyof typeof INTERVIEW_DETAILS;

/** How an interview is held, where the note of its invitation says so. */
const WAYS: readonly (readonly [RegExp, Way])[] = [
  [/video/i, 'video'],
  [/on site/i, 'office'],
  [/by phone/i, 'phone'],
];

/** In a hundred interviews, so many of which somebody said more than the time. */
const SHARE = 85;

/**
 * Says of most interviews which round they are, who holds them and where, as the note of the invitation has it. Drawn when all
 * else is made, so that nobody else comes of it.
 */
export function tellInterviewDetails(data: DemoData): void {
  const assignments = new Map(data.assignments.map((one) => [one.id, one]));
  const notes = new Map(data.history.map((step) => [step.id, step.notes]));
  for (const change of data.interviewChanges) {
    if (!percent(SHARE)) continue;
    const note = notes.get(change.step_id) ?? '';
    const [, way] = WAYS.find(([words]) => words.test(note)) ?? [
      null,
      oneOf<Way>(['video', 'video', 'office', 'phone']),
    ];
    const at = between(0, INTERVIEWERS.length - 1);
    const other = INTERVIEWERS[(at + between(1, INTERVIEWERS.length - 1)) % INTERVIEWERS.length]!;
    const told = fill(oneOf(INTERVIEW_DETAILS[way]), { name: INTERVIEWERS[at]!, other, code: linkEnd() });
    change.interview_details = told;
    const assignment = assignments.get(change.assignment_id);
    if (assignment) assignment.interview_details = told;
  }
}

/** As the links of video calls end: "kqm-tzrw-bdh". */
function linkEnd(): string {
  return [letters(3), letters(4), letters(3)].join('-');
}

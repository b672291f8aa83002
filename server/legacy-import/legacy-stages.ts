import {
  CANDIDATE_STATUS_LABELS,
  CANDIDATE_STATUSES,
  type CandidateStatus,
  type Stage,
  stageOfLegacyText,
} from '#contract/candidate-status.ts';
import { written } from './legacy-values.ts';

/** Reads the stages of old tables: what trackers say of somebody's way through a job. */

/** What is said in more words than one, the first that fits: no first, for "not selected" holds "select". */
const SAID_BY: readonly (readonly [RegExp, CandidateStatus | null])[] = [
  [/did ?n[o']?t join|not joined|never joined|\bdnj\b/, 'did_not_join'],
  // Of an interview, or of the first day? Nobody can tell.
  [/no ?show/, null],
  [
    /not interested|back(?:ed)? ?out|drop(?:ped)? ?(?:out|off)|^dropped$|withdr[ae]w|declin|(?:offer|candidate) (?:rejected|refused)|rejected by (?:the )?candidate|reneged?/,
    'candidate_declined',
  ],
  [
    /reject|screen(?:ed)? ?out|not (?:suitable|selected|shortlisted|a fit|fit|cleared|qualified)|unfit|unsuitable|regret|failed|disqualif/,
    'rejected',
  ],
  [/\bhold\b|\bparked\b/, 'on_hold'],
  [
    /(?:yet|due|about) to join|to be joined|will join|expected to join|(?:joining|doj) (?:pending|awaited|confirmed|date)|awaiting joining/,
    'offer_released',
  ],
  [/shortlist/, 'shortlisted'],
  // Passing a round is no selection yet.
  [
    /(?:\bl ?\d|\br ?\d|round ?\d|interview).*(?:done|complete|clear|pass|select|over|attended|feedback)|interviewed/,
    'interviewed',
  ],
  [/\bl ?\d\b|\br ?\d\b|\bround\b|\bf2f\b|face to face|telephonic/, 'interview_scheduled'],
];

/** What people who came in and were not decided on are called. */
const WAITING: readonly (readonly [RegExp, CandidateStatus])[] = [
  [
    /^(?:new|applied|sourced|submitted|(?:profile|cv|resume) (?:shared|sent|submitted|received)|shared)/,
    'submitted',
  ],
  [
    /screening|under review|in (?:process|progress|review)|feedback (?:pending|awaited)|^(?:pending|wip|open|active|awaiting feedback)$/,
    'under_review',
  ],
];

const OF_STAGE: Record<Stage, CandidateStatus> = {
  shortlist: 'shortlisted',
  interview: 'interview_scheduled',
  selected: 'selected',
  offer: 'offer_released',
  joined: 'joined',
  declined: 'candidate_declined',
};

/** The status of a stage in the words of an old table; null for none, undefined for words that nobody knows. */
export function oldStatus(text: string | null): CandidateStatus | null | undefined {
  const said = written(text)
    ?.toLowerCase()
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
  if (said === undefined || said === '') return null;
  const own = CANDIDATE_STATUSES.find(
    (status) =>
      said === status.replaceAll('_', ' ') || said === CANDIDATE_STATUS_LABELS[status].toLowerCase(),
  );
  if (own) return own;
  const first = SAID_BY.find(([form]) => form.test(said));
  if (first) return first[1] ?? undefined;
  const stage = stageOfLegacyText(said);
  return stage ? OF_STAGE[stage] : WAITING.find(([form]) => form.test(said))?.[1];
}

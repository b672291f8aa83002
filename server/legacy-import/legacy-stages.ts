import {
  CANDIDATE_STATUS_LABELS,
  CANDIDATE_STATUSES,
  type CandidateStatus,
} from '#contract/candidate-status.ts';
import { written } from './legacy-values.ts';

/**
 * Reads the stages of old tables: what trackers say of somebody's way through a job. Only what is known from its first word
 * to its last is read, for a word more may turn it round: "not yet joined", "offer not accepted", "selection awaited".
 */

/** "L1", "technical round 2", "HR interview", "final round" */
const ROUND = String.raw`(?:(?:hr|tech(?:nical)?|client|final|manager(?:ial)?|telephonic|virtual|online|f2f|face to face|first|second|third|1st|2nd|3rd) )*(?:l ?\d|r ?\d|(?:round|level)(?: ?\d)?|interview|discussion|f2f|face to face|telephonic)(?: (?:round|interview|discussion))?`;
/** A day or a name, of which nothing is read. */
const MORE = String.raw`[\p{L}\p{N} ]{1,40}`;

/** What is said of each status, in words of which capitals, signs and apostrophes are gone. */
const SAID: readonly (readonly [CandidateStatus, readonly string[]])[] = [
  ['did_not_join', ['(?:did ?not|didnt|never|not) join(?:ed)?', 'dnj']],
  [
    'candidate_declined',
    [
      '(?:candidate )?not interested',
      '(?:candidate )?back(?:ed)? ?out',
      '(?:candidate )?drop(?:ped)? ?(?:out|off)',
      'dropped',
      '(?:candidate )?(?:withdrawn|withdrew|declined)',
      '(?:declined|rejected|refused|withdrawn) by (?:the )?candidate',
      'offer (?:declined|rejected|refused|not accepted)',
      '(?:declined|rejected|refused) (?:the )?offer',
      'reneged',
    ],
  ],
  [
    'rejected',
    [
      `(?:(?:${ROUND}|screen(?:ing)?|cv|resume|profile|client|hr) )?reject(?:ed|ion)?`,
      `rejected (?:in|at|after|by|on) (?:the )?(?:${ROUND}|screening|client|hr|panel|manager|interviewer)`,
      'screen(?:ed)? out',
      `(?:${ROUND} )?not (?:suitable|selected|shortlisted|a fit|fit|clear(?:ed)?|qualified)`,
      `${ROUND} failed`,
      'unfit|unsuitable|regret(?:ted)?|disqualified|failed',
      'client declined',
      '(?:declined|withdrawn) by (?:the )?client',
    ],
  ],
  ['on_hold', ['(?:kept |put |profile |candidate )?(?:on )?hold', 'parked']],
  [
    'offer_released',
    [
      'offered',
      'offer(?: letter)?(?: (?:released|sent|made|given|extended|rolled out|issued|accepted))?',
      'accepted (?:the )?offer',
      `(?:yet|due|about|expected) to join(?: on ${MORE})?`,
      'to be joined',
      `will join(?: on ${MORE})?`,
      `joining(?: (?:pending|awaited|confirmed|soon|on ${MORE}))?`,
      'doj (?:pending|awaited|confirmed)',
      'awaiting joining',
    ],
  ],
  ['joined', [`(?:has )?joined(?: on ${MORE})?`, 'on ?boarded']],
  ['selected', ['(?:finally |final )?select(?:ed)?']],
  ['shortlisted', [`(?:profile |cv |resume |candidate )?short ?list(?:ed)?(?: (?:for|by) ${MORE})?`]],
  [
    // Passing a round is no selection yet.
    'interviewed',
    [
      `${ROUND} (?:done|completed?|clear(?:ed)?|pass(?:ed)?|select(?:ed)?|over|attended|feedback(?: pending| awaited)?)`,
      `(?:cleared|passed|completed|attended) (?:the )?${ROUND}`,
      'interviewed',
    ],
  ],
  [
    'interview_scheduled',
    [
      `${ROUND}(?: (?:scheduled|fixed|lined up|arranged|planned|confirmed|pending))?(?: on ${MORE})?`,
      `scheduled(?: for (?:the )?${ROUND})?`,
    ],
  ],
  [
    'submitted',
    [
      `(?:new|applied|sourced|submitted|shared|(?:profile|cv|resume) (?:shared|sent|submitted|received|forwarded))(?: (?:to|with) ${MORE})?`,
    ],
  ],
  [
    'under_review',
    [
      '(?:hr )?screening',
      'under (?:screening|review|process)',
      'in (?:process|progress|review)',
      '(?:awaiting )?feedback(?: pending| awaited)?',
      'pending|wip|open|active',
    ],
  ],
];

const FORMS = SAID.map(([status, forms]) => [status, new RegExp(`^(?:${forms.join('|')})$`, 'u')] as const);

/** Longer ones tell a story. */
const LONGEST = 80;

/** The status of a stage in the words of an old table; null for none, undefined for words that nobody knows. */
export function oldStatus(text: string | null): CandidateStatus | null | undefined {
  const said = written(text)
    ?.toLowerCase()
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (said === undefined || said === '') return null;
  if (said.length > LONGEST) return undefined;
  const own = CANDIDATE_STATUSES.find(
    (status) =>
      said === status.replaceAll('_', ' ') || said === CANDIDATE_STATUS_LABELS[status].toLowerCase(),
  );
  return own ?? FORMS.find(([, form]) => form.test(said))?.[0];
}

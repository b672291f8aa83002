import type { PipelineCandidate } from '#contract/assignments.ts';
import type { Candidate } from '#contract/candidates.ts';
import { experienceText, relevantExperienceText } from '#contract/experience.ts';
import { formatLpa } from '#contract/money.ts';
import { noticeBadge } from '#contract/notice.ts';
import { matchText } from '#contract/text.ts';
import { sourceText } from '../source-text.ts';

const NOT_SPECIFIED = 'Not specified';

/** One of those who are compared: as a card of the pipeline, and once it is there as the person's own page has them. */
export interface Compared {
  candidate: PipelineCandidate;
  /** undefined while it is loaded, null where it cannot be had */
  person: Candidate | null | undefined;
}

/** What is told of everybody, in one order. */
export interface CompareRow {
  label: string;
  /** in the order of those compared; undefined while it is loaded, null where it cannot be had */
  texts: (string | null | undefined)[];
  /** not the same of all of them */
  differs: boolean;
  /** of those that are best: why, in a word; undefined of all others */
  best: (string | undefined)[];
}

interface Told {
  label: string;
  text: (one: Compared) => string | null | undefined;
  /** what of it is better the higher, or the lower, it is; null for what is not known, or settled */
  judge?: { by: (one: Compared) => number | null; is: 'highest' | 'lowest'; word: string };
}

/** What stands on a person's own page alone. */
const ofPerson =
  (tell: (person: Candidate) => string) =>
  ({ person }: Compared) =>
    person && tell(person);

/** Nobody waits for whoever has joined. */
const daysToJoin = ({ candidate: { status, days_to_join: days } }: Compared) =>
  status === 'joined' || days === null ? null : Math.max(days, 0);

const TOLD: readonly Told[] = [
  {
    label: 'Match score',
    text: ({ candidate: { match_similarity: score, match_stale } }) =>
      score === null ? 'No score yet' : matchText(score) + (match_stale ? ', updating' : ''),
    judge: { by: ({ candidate }) => candidate.match_similarity, is: 'highest', word: 'Best match' },
  },
  {
    label: 'Total experience',
    text: ({ candidate: { experience_years: years } }) =>
      years === null ? NOT_SPECIFIED : experienceText(years),
  },
  {
    label: 'Relevant experience',
    text: ofPerson(({ relevant_experience_years: years, experience_years: total }) =>
      years === null ? NOT_SPECIFIED : relevantExperienceText(years, total),
    ),
  },
  { label: 'Current company', text: ({ candidate }) => candidate.current_company ?? NOT_SPECIFIED },
  { label: 'Current position', text: ({ candidate }) => candidate.current_position ?? NOT_SPECIFIED },
  { label: 'City', text: ({ candidate }) => candidate.current_city ?? NOT_SPECIFIED },
  { label: 'Preferred location', text: ofPerson((person) => person.preferred_location ?? NOT_SPECIFIED) },
  {
    label: 'Notice period',
    text: ({ candidate: { status, days_to_join } }) =>
      status === 'joined' ? 'Joined' : noticeBadge(days_to_join).label,
    judge: { by: daysToJoin, is: 'lowest', word: 'Soonest' },
  },
  { label: 'Current CTC', text: ofPerson(({ current_ctc }) => formatLpa(current_ctc)) },
  {
    label: 'Expected CTC',
    text: ({ candidate }) => formatLpa(candidate.expected_ctc),
    judge: { by: ({ candidate }) => candidate.expected_ctc, is: 'lowest', word: 'Lowest' },
  },
  { label: 'Matched skills', text: ({ candidate }) => skillsText(candidate, 'matchedSkills') },
  { label: 'Missing skills', text: ({ candidate }) => skillsText(candidate, 'missingSkills') },
  { label: 'Source', text: ({ candidate }) => sourceText(candidate) },
];

function skillsText(
  { match_reasons: reasons }: PipelineCandidate,
  which: 'matchedSkills' | 'missingSkills',
): string {
  return reasons === null ? 'No score yet' : reasons[which].join(', ') || 'None';
}

/** What is told of those who are compared, row by row. */
export function compareRows(people: readonly Compared[]): CompareRow[] {
  return TOLD.map(({ label, text, judge }) => {
    const texts = people.map((one) => text(one));
    const known = texts.filter((each) => typeof each === 'string');
    return {
      label,
      texts,
      differs: known.length === texts.length && new Set(known).size > 1,
      best: judge ? bestOf(people.map(judge.by), judge) : people.map(() => undefined),
    };
  });
}

/** The word beside each that is best; beside none where fewer than two are known, or all of these are alike. */
function bestOf(
  values: readonly (number | null)[],
  { is, word }: NonNullable<Told['judge']>,
): (string | undefined)[] {
  const known = values.filter((value) => value !== null);
  const best = is === 'highest' ? Math.max(...known) : Math.min(...known);
  const isTelling = new Set(known).size > 1;
  return values.map((value) => (isTelling && value === best ? word : undefined));
}

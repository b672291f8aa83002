import type { CandidateStatus, Stage } from '#contract/candidate-status.ts';
import { limits } from '#contract/limits.ts';
import { counted } from '#contract/text.ts';
import type { SwotAnalysis, SwotPart, SwotPoint } from '#contract/swot.ts';

/**
 * A job with how many of its assignments ever reached what, by which the rules judge, and how many people stand where now,
 * as the job's page shows them: only those can be waiting for something. `declined` said no or did not come, and stand
 * there now.
 */
export interface SwotJob {
  job_id: string;
  jd_id: string;
  title: string;
  /** whole calendar days since the job was made, published or not: so the specification counts */
  age: number;
  shortlisted: number;
  interviewed: number;
  selected: number;
  offers: number;
  joined: number;
  declined: number;
  /** people in these stages of the job's page, and those who said no or did not come */
  now: { shortlist: number; interview: number; offer: number; saidNo: number };
}

/** Who turned a job down, before an offer or after it. */
export const SAID_NO: CandidateStatus[] = ['candidate_declined', 'did_not_join'];

/** `on`: whom the action is about, the people in these stages now; `who`: in these statuses, of a stage that has others, too */
type Finding = Pick<SwotPoint, 'text' | 'weight'> & {
  action?: string;
  on?: Stage[] | false;
  who?: CandidateStatus[] | false;
};
type Rule = (job: SwotJob) => Finding | null;

const { strength: STRENGTH, opportunity: OPPORTUNITY, threat: THREAT } = limits.swot;

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;

const strength: Rule = ({ offers, joined }) =>
  offers >= STRENGTH.offers && joined > 0 && joined / offers >= STRENGTH.joinRate
    ? {
        text: `${joined} of ${counted(offers, 'offer')} ended in joining (${percent(joined, offers)}).`,
        weight: joined * (joined / offers),
      }
    : null;

const people = (count: number) => counted(count, 'person', 'people');

const weakness: Rule = ({ age, selected, now }) =>
  age >= limits.oldJobDays && selected === 0
    ? {
        text: `Created ${counted(age, 'day')} ago and nobody selected yet.`,
        weight: age,
        action:
          now.shortlist + now.interview > 0
            ? `Decide on the ${people(now.shortlist + now.interview)} on the shortlist or in interviews, or look again at what the job asks for.`
            : 'Widen the search or look again at what the job asks for: nobody is on the shortlist or in interviews.',
        on: now.shortlist + now.interview > 0 && ['shortlist', 'interview'],
      }
    : null;

const opportunity: Rule = ({ shortlisted, interviewed, now }) =>
  shortlisted >= OPPORTUNITY.shortlisted &&
  interviewed <= Math.floor(OPPORTUNITY.interviewShare * shortlisted)
    ? {
        text: `${people(shortlisted)} reached the shortlist so far, ${interviewed === 0 ? 'none' : `only ${interviewed}`} of them an interview.`,
        weight: shortlisted - interviewed,
        action:
          now.shortlist > 0
            ? `Schedule interviews for the ${people(now.shortlist)} on the shortlist.`
            : 'Nobody is left on the shortlist: look for more people, and at why so few were interviewed.',
        on: now.shortlist > 0 && ['shortlist'],
      }
    : null;

/** An offer that nobody has answered yet is not lost. */
const stillOpen = (offers: number) =>
  offers > 0 ? ` so far (${offers} ${offers === 1 ? 'is' : 'are'} still open)` : '';

const threat: Rule = ({ offers, joined, declined, now }) => {
  const isLeaking = offers >= THREAT.offers && joined / offers < THREAT.joinRate;
  if (!isLeaking && declined < THREAT.declined) return null;
  const found = [
    isLeaking &&
      `${joined === 0 ? 'none' : `only ${joined}`} of ${counted(offers, 'offer')} ended in joining${stillOpen(now.offer)}`,
    // Before an offer, too: of more than were made.
    declined >= THREAT.declined &&
      `${counted(declined, 'person', 'people')}${isLeaking ? ' in all' : ''} declined or did not join`,
  ].filter((each) => each !== false);
  const text = found.join(', and ');
  return {
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    weight: Math.max(offers - joined, declined),
    action:
      declined >= THREAT.declined
        ? 'Ask those who said no for their reason, and check pay and notice before the next offer.'
        : now.offer > 0
          ? `Call the ${people(now.offer)} holding an offer and settle the joining dates.`
          : 'Find out why the offers did not end in joining before the next one is made: nobody holds one now.',
    on: declined < THREAT.declined && now.offer > 0 && ['offer'],
    // Those who were rejected stand in the same stage, and did not say no.
    who: declined >= THREAT.declined && now.saidNo > 0 && SAID_NO,
  };
};

const RULES = { strengths: strength, weaknesses: weakness, opportunities: opportunity, threats: threat };
/** Of equal weight, what is being lost comes before what is open. */
const URGENCY: Record<keyof typeof RULES, number> = {
  strengths: 0,
  weaknesses: 1,
  opportunities: 2,
  threats: 3,
};

/**
 * What is strong, weak, open and at risk in the jobs, each list with what matters most first and no longer than
 * `limits.swotPoints`, and what to do next: an action for each weakness, opportunity and threat.
 */
export function analyse(jobs: readonly SwotJob[]): SwotAnalysis {
  const actions: (SwotPoint & { urgency: number })[] = [];
  const find = (part: keyof typeof RULES): SwotPoint[] =>
    jobs.flatMap((job) => {
      const found = RULES[part](job);
      if (!found) return [];
      const { job_id, jd_id, title } = job;
      const { text, weight, action, on, who } = found;
      const point = { job_id, jd_id, title, weight };
      if (action !== undefined)
        actions.push({
          ...point,
          text: action,
          urgency: URGENCY[part],
          ...(on && { stages: on }),
          ...(who && { statuses: who }),
        });
      return [{ ...point, text }];
    });
  const lists: Record<SwotPart, SwotPoint[]> = {
    strengths: find('strengths').toSorted(byWeight),
    weaknesses: find('weaknesses').toSorted(byWeight),
    opportunities: find('opportunities').toSorted(byWeight),
    threats: find('threats').toSorted(byWeight),
    // Days of age and numbers of people do not compare: the most urgent kinds take turns by their place in their list.
    action_items: inTurn(actions).map(({ urgency: _urgency, ...point }) => point),
  };
  const of = <T>(make: (list: SwotPoint[]) => T) => ({
    strengths: make(lists.strengths),
    weaknesses: make(lists.weaknesses),
    opportunities: make(lists.opportunities),
    threats: make(lists.threats),
    action_items: make(lists.action_items),
  });
  return {
    ...of((list) => list.slice(0, limits.swotPoints)),
    totals: of((list) => list.length),
  };
}

function byWeight(one: SwotPoint, other: SwotPoint): number {
  return (
    other.weight - one.weight || (one.jd_id ?? '').localeCompare(other.jd_id ?? '', 'en', { numeric: true })
  );
}

/** The heaviest of each kind first, the most urgent kind before the others, then the second of each, and so on. */
function inTurn<P extends SwotPoint & { urgency: number }>(points: readonly P[]): P[] {
  const places = new Map<P, number>();
  for (const group of Map.groupBy(points, ({ urgency }) => urgency).values())
    for (const [place, point] of group.toSorted(byWeight).entries()) places.set(point, place);
  return points.toSorted(
    (one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0) || other.urgency - one.urgency,
  );
}

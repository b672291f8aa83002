import type { Executive } from '#contract/executive.ts';
import { LOST_REASON_LABELS } from '#contract/lost-reason-labels.ts';
import type { Decider, LostReason } from '#contract/lost-reasons.ts';
import type { ExecutiveFilter } from './executive.queries.ts';
import { lostLink } from './figure-links.ts';
import { ChartPanel } from './chart-panel.tsx';

const NO_REASON = 'No main reason';
/** What says least stands last, however often it is said. */
const LAST: readonly (LostReason | null)[] = ['other', null];
/** Whose decision a column of the table counts; the last one counts both. */
const DECIDER_OF_COLUMN: readonly (Decider | undefined)[] = [undefined, 'ours', 'theirs'];
/** Room for a name of two lines. */
const ROW_HEIGHT = 30;

/** Why people are lost, by reason and by who decided. */
export function Lost({ data, filter }: { data: Executive; filter: ExecutiveFilter }) {
  const rows = reasonsOf(data);
  const total = (decider: Decider) => rows.reduce((sum, row) => sum + row[decider], 0);
  return (
    <ChartPanel
      title="Why People Are Lost"
      about="Assignments that stand in Rejected, Candidate Declined or Did Not Join now and came there in the period, by the main reason that was chosen. Rejected is our decision, the others are the candidate's. Where none was chosen, or before one could be, there is none. Press a bar and choose a department under Filters to see why people are lost there."
      isWide
      fileName="why-people-are-lost"
      isEmpty={rows.length === 0}
      emptyText="Nobody was lost in this period."
      chart={{
        summary: `Why people are lost: ${total('ours')} by our decision, ${total('theirs')} by the candidate's. ${rows.map(({ label, ours, theirs }) => `${label} ${ours + theirs}`).join(', ')}.`,
        height: 90 + rows.length * ROW_HEIGHT,
        isLying: true,
        isStacked: true,
        labelWidth: 160,
        longestLabel: 48,
        series: [
          { name: 'ours', label: `Our decision (${total('ours')})`, color: 'indigo.5' },
          { name: 'theirs', label: `Candidate's decision (${total('theirs')})`, color: 'orange.6' },
        ],
        // The parts of a bar have no numbers of their own.
        data: rows.map(({ label, ours, theirs }) => ({ label: `${label} (${ours + theirs})`, ours, theirs })),
      }}
      table={{
        header: ['Reason', 'Our decision', "Candidate's decision", 'All'],
        rows: rows.map(({ label, ours, theirs }) => [label, ours, theirs, ours + theirs]),
        linkOf: (row, column) => {
          const reason = rows[row]?.reason;
          if (reason === undefined || column === 0) return undefined;
          return lostLink(reason, data.period, filter, DECIDER_OF_COLUMN[column]);
        },
      }}
    />
  );
}

/** Those that were given, the most frequent first. */
function reasonsOf({ lost }: Executive) {
  const counts = (reason: LostReason | null, decider: Decider) =>
    lost.find((each) => each.reason === reason && each.decider === decider)?.count ?? 0;
  return [...new Set(lost.map(({ reason }) => reason))]
    .map((reason) => ({
      reason,
      label: reason === null ? NO_REASON : LOST_REASON_LABELS[reason],
      ours: counts(reason, 'ours'),
      theirs: counts(reason, 'theirs'),
    }))
    .toSorted(
      (one, other) =>
        LAST.indexOf(one.reason) - LAST.indexOf(other.reason) ||
        other.ours + other.theirs - (one.ours + one.theirs),
    );
}

import type { Executive } from '#contract/executive.ts';
import { LOST_REASON_LABELS } from '#contract/lost-reason-labels.ts';
import type { Decider, LostReason } from '#contract/lost-reasons.ts';
import { ChartPanel } from './chart-panel.tsx';

const NO_REASON = 'No reason given';
/** What says least stands last, however often it is said. */
const LAST: readonly (LostReason | null)[] = ['other', null];
const ROW_HEIGHT = 26;

/** Why people are lost, by reason and by who decided. */
export function Lost({ data }: { data: Executive }) {
  const rows = reasonsOf(data);
  const total = (decider: Decider) => rows.reduce((sum, row) => sum + row[decider], 0);
  return (
    <ChartPanel
      title="Why People Are Lost"
      about="Assignments that are rejected, declined or not joined now and came to be so in the period, by the reason chosen then. Rejections are our decision; who declined or did not join decided so. Many moves were made without choosing a reason, or before there were any to choose."
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
        series: [
          { name: 'ours', label: `Our decision (${total('ours')})`, color: 'indigo.5' },
          { name: 'theirs', label: `Candidate's decision (${total('theirs')})`, color: 'orange.6' },
        ],
        // The parts of a bar have no numbers of their own.
        data: rows.map((row) => ({ ...row, label: `${row.label} (${row.ours + row.theirs})` })),
      }}
      table={{
        header: ['Reason', 'Our decision', "Candidate's decision", 'All'],
        rows: rows.map(({ label, ours, theirs }) => [label, ours, theirs, ours + theirs]),
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
    )
    .map(({ reason: _reason, ...row }) => row);
}

import type { Executive } from '#contract/executive.ts';
import type { Decider } from '#contract/lost-reasons.ts';
import type { ExecutiveFilter } from './executive.queries.ts';
import { lostLink } from './figure-links.ts';
import { ChartPanel } from './chart-panel.tsx';
import { fileNameOf } from './file-name.ts';
import { lostLines } from './lost-lines.ts';
import { lostFigures } from './tables.ts';

/** Whose decision a column of the table counts; the last one counts both. */
const DECIDER_OF_COLUMN: readonly (Decider | undefined)[] = [undefined, 'ours', 'theirs'];
/** Room for a name of two lines. */
const ROW_HEIGHT = 30;

/** Why people are lost, by reason and by who decided. */
export function Lost({ data, filter }: { data: Executive; filter: ExecutiveFilter }) {
  const rows = lostLines(data);
  const total = (decider: Decider) => rows.reduce((sum, row) => sum + row[decider], 0);
  return (
    <ChartPanel
      title="Why People Are Lost"
      about={
        <>
          Assignments that stand in Rejected, Candidate Declined or Did Not Join now and came there in the
          period, by the main reason that was chosen. Rejected is our decision, the others are the
          candidate&apos;s. Where none was chosen, or before one could be, there is none.{' '}
          <span data-print="none">
            Press a bar and choose a department under Filters to see why people are lost there.
          </span>
        </>
      }
      isWide
      fileName={fileNameOf('why-people-are-lost', data.period, filter)}
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
        ...lostFigures(data),
        linkOf: (row, column) => {
          const reason = rows[row]?.reason;
          if (reason === undefined || column === 0) return undefined;
          return lostLink(reason, data.period, filter, DECIDER_OF_COLUMN[column]);
        },
      }}
    />
  );
}

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import {
  LEFT_BLANK_REASONS,
  LEGACY_COLUMNS,
  LEGACY_RECORDS,
  type LeftBlankReason,
  type LegacyKind,
  type LegacyReport,
} from '#contract/legacy-import.ts';
import { Fragment } from 'react';
import { TextLink } from '#web/ui/links.tsx';
import { counted } from '#contract/text.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { LegacyAssigned } from './legacy-assigned.tsx';
import { LegacyPreview } from './legacy-preview.tsx';
import { isWritten } from './legacy-words.ts';
import { LineList } from './line-list.tsx';
import classes from './vectors.module.css';

const BLANK_BECAUSE: Record<LeftBlankReason, string> = {
  range: 'a range is no single number',
  serving: '“serving” says no number of days',
  passed: 'the date has passed',
  own_people: '“Internal” is no channel',
  of_vendor: 'a vendor’s people were found by the vendor',
  no_referral: 'they were found otherwise than by a referral',
};

interface ReportProps {
  kind: LegacyKind;
  report: LegacyReport;
  fileName: string;
  /** the sheet of it that was read, where it has several */
  sheet?: string | undefined;
  /** the other sheets that hold such a table: they are read one after the other */
  alike?: readonly string[];
  /** sheets of the workbook that cannot be read */
  damaged?: readonly string[] | undefined;
  /** something of the sheet stands beyond what is read */
  isCut?: boolean | undefined;
  /** rows that Excel does not show, and which come in all the same */
  hiddenRows?: number | undefined;
  /** what the button does that leaves the rows with a problem out; null for nothing */
  deed: string | null;
  /** who is here already is to be put into the jobs of the file */
  assign?: boolean;
  /** another choice of columns is being looked at: what is shown is not what would be imported */
  busy: boolean;
  /** imports the rows without a problem, and leaves the others out */
  onImportRight: () => void;
}

/** What a table of a former system would bring, or has brought. */
export default function LegacyReportView(props: ReportProps) {
  const { kind, report, fileName, sheet, assign = false } = props;
  const isDone = isWritten(report);
  const { total, known, right, wrong, imported, renamed, ignored, left_blank, month_first } = report;
  const { taken_as_other: strange, repeated, filled, placed } = report;
  return (
    <Stack gap="xs" role="status">
      <Text size="sm" className={classes.long}>
        {fileName}
        {sheet !== undefined && `, sheet “${sheet}”`}: {counted(total, 'row')},{' '}
        {isDone ? `${imported} imported` : `${right} ${wrong > 0 ? 'without a problem' : 'to import'}`},{' '}
        {known} here already{filled > 0 && `, ${filled} of them filled in`}
        {placed > 0 && `, put into jobs by ${counted(placed, 'row')}`},{' '}
        {repeated > 0 && `${repeated} ${repeated === 1 ? 'repeats' : 'repeat'} a line above, `}
        {wrong} {isDone && wrong > 0 ? 'left out with' : 'with'} a problem.
      </Text>
      <OfWorkbook {...props} isDone={isDone} />
      {imported > 0 && <CameIn kind={kind} report={report} />}
      {kind === 'candidates' && <WithoutResume report={report} />}
      <LegacyAssigned report={report} isDone={isDone} />
      {(assign || isDone) && <LegacyAssigned report={report.of_known} isDone={isDone} areKnown />}
      {renamed.length > 0 && (
        <Text size="sm" className={classes.long}>
          Taken for: {renamed.map(({ column, taken_for }) => `${column} → ${taken_for}`).join(', ')}.
        </Text>
      )}
      {ignored.length > 0 && (
        <Text size="sm" className={classes.long}>
          Not taken over: {ignored.join(', ')}.
        </Text>
      )}
      {LEFT_BLANK_REASONS.map((why) => {
        const told = left_blank.filter(({ reason }) => reason === why);
        return (
          told.length > 0 && (
            <Text key={why} size="sm">
              Left blank, as {BLANK_BECAUSE[why]}:{' '}
              {told.map(({ column, rows }) => `${column} (${counted(rows, 'row')})`).join(', ')}.
            </Text>
          )
        );
      })}
      <UnreadCells report={report} />
      <Unfilled report={report} />
      {strange.length > 0 && (
        <Text size="sm" className={classes.long}>
          Found through “Other”, as these channels are not in our list: {strange.join(', ')}.
        </Text>
      )}
      {month_first.length > 0 && (
        <Text size="sm" className={classes.long}>
          Read with the month first, as the whole column shows: {month_first.join(', ')}.
        </Text>
      )}
      {report.maybe_swapped.length > 0 && (
        <Text size="sm" className={classes.long}>
          Day and month may be swapped in: {report.maybe_swapped.join(', ')}. Every real date there has a day
          up to 12, and others stayed text, such as 25/03/2024: Excel then reads 05/03 as May 3. Please check
          the dates, or format the column as text and type them again.
        </Text>
      )}
      {report.read_as === 'windows-1252' && (
        <Text size="sm">
          The file is not in UTF-8 and was read as Windows saves it. Please look whether names with accents
          are right.
        </Text>
      )}
      {!isDone && right > 0 && <LegacyPreview preview={report.preview} />}
      {wrong > 0 && <Problems {...props} />}
    </Stack>
  );
}

/** What of a workbook is not in this report. */
function OfWorkbook({ isCut, isDone, ...props }: ReportProps & { isDone: boolean }) {
  const { alike = [], damaged = [], hiddenRows = 0 } = props;
  return (
    <>
      {isCut && (
        <Text size="sm">
          Not read: what stands below row {LEGACY_RECORDS + 1}, or to the right of column {LEGACY_COLUMNS + 1}
          . Please move it up, or take it out.
        </Text>
      )}
      {hiddenRows > 0 && (
        <Text size="sm">
          {counted(hiddenRows, 'row')} that Excel hides, as by a filter, {hiddenRows === 1 ? 'is' : 'are'}{' '}
          among them.
          {!isDone && ' If they are not to come in, please delete them there, and choose the file again.'}
        </Text>
      )}
      {damaged.length > 0 && (
        <Text size="sm" className={classes.long}>
          Damaged, and not read: {damaged.length === 1 ? 'sheet' : 'sheets'} {damaged.join(', ')}.
        </Text>
      )}
      {alike.length > 0 && (
        <Text size="sm" className={classes.long}>
          {counted(alike.length, 'other sheet')} {alike.length === 1 ? 'holds' : 'hold'} such a table:{' '}
          {alike.join(', ')}. Choose {alike.length === 1 ? 'it' : 'them one after the other'} under Sheet
          {isDone ? ' now' : ' afterwards'}.
        </Text>
      )}
    </>
  );
}

/** The rows with a problem, and the two ways on: correct them first, or import the others without them. */
function Problems({ report, fileName, deed, busy, onImportRight }: ReportProps) {
  const { right, wrong, problems, error_file: errors } = report;
  const save = () => {
    if (errors === null) return;
    // The mark lets spreadsheets read it as UTF-8.
    const blob = new Blob(['\uFEFF', errors], { type: 'text/csv' });
    saveFile({ blob, name: fileName.replace(/(\.(?:csv|xls[xm]))?$/i, '_errors.csv') });
  };
  const rest = isWritten(report);
  return (
    <Alert
      color="yellow"
      title={rest ? `${counted(wrong, 'row')} left out` : `${counted(wrong, 'row')} with a problem`}
    >
      <Stack gap="xs">
        <Text size="sm">
          {rest
            ? 'Correct them in the error file, then choose that file here: only what is missing goes in.'
            : `In ${fileName}, correct the rows below or take them out, and choose it again.`}
          {!rest &&
            right > 0 &&
            ` Or import the ${counted(right, 'row')} without a problem now: the other ${wrong === 1 ? 'one stays' : `${wrong} stay`} out, and can be corrected in the error file and imported later.`}
        </Text>
        <LineList
          lines={problems.map(({ line, name, message }) => ({ line, name, said: message }))}
          total={wrong}
          rest="in the error file"
        />
        <Group gap="sm">
          <Button size="compact-sm" variant="default" onClick={save}>
            Download Error File
          </Button>
          {deed !== null && (
            <Button size="compact-sm" loading={busy} onClick={onImportRight}>
              {deed}
            </Button>
          )}
          <Text size="sm">In the error file the last column says what is wrong.</Text>
        </Group>
      </Stack>
    </Alert>
  );
}

/** Cells of which nothing is taken over, though their rows are: they can be put right in the file before. */
function UnreadCells({ report: { unread, unread_cells: count } }: { report: LegacyReport }) {
  if (count === 0) return null;
  const [stays, are] = count === 1 ? ['stays', 'is'] : ['stay', 'are'];
  const said = unread.some(({ partly }) => partly)
    ? `${are} not taken over as a whole`
    : `cannot be read and ${stays} blank`;
  return (
    <div>
      <Text size="sm">
        {counted(count, 'cell')} {said}; the rest of {count === 1 ? 'its row' : 'these rows'} is taken over:
      </Text>
      <LineList
        lines={unread.map(({ line, name, column, written, message }) => ({
          line,
          name,
          said: `${column}${written && ` “${written}”`}: ${message}`,
        }))}
        total={count}
      />
    </div>
  );
}

/** Rows of those who are here already by which nothing is filled in, as they have a problem. */
function Unfilled({ report: { unfilled, unfilled_rows: count } }: { report: LegacyReport }) {
  if (count === 0) return null;
  return (
    <div>
      <Text size="sm">
        {counted(count, 'row')} of candidates who are here already {count === 1 ? 'has' : 'have'} a problem:
        nothing is filled in from {count === 1 ? 'it' : 'them'}.
      </Text>
      <LineList lines={unfilled.map(({ message, ...row }) => ({ ...row, said: message }))} total={count} />
    </div>
  );
}

/** A table brings no resumes, and matching goes by them alone: how many that is of, and where they are added. */
function WithoutResume({ report }: Pick<ReportProps, 'report'>) {
  const isDone = isWritten(report);
  const count = isDone ? report.imported : report.right;
  if (count === 0) return null;
  return (
    <Text size="sm">
      {counted(count, 'candidate')} {isDone ? 'came' : 'would come'} in without a resume. Candidates without a
      resume do not appear in Find Matching Candidates. Add {count === 1 ? 'the resume' : 'their resumes'}{' '}
      {isDone ? 'now' : 'afterwards'}, under “Old resumes” below or in Edit Candidate.{' '}
      {isDone && (
        <TextLink to="/vector-conversion" search={{ status: 'none' }} inherit underline="always">
          See everybody without a resume
        </TextLink>
      )}
    </Text>
  );
}

/** The way to those who came in. */
function CameIn({
  kind,
  report: { imported, came_in: people, columns },
}: Pick<ReportProps, 'kind' | 'report'>) {
  if (kind === 'jobs')
    return (
      <Text size="sm">
        <TextLink to="/jobs">See the jobs</TextLink>
      </Text>
    );
  // Who came with a day of the former system was not added today.
  const isOfToday = columns.every(({ field }) => field !== 'created_at');
  return (
    <Text size="sm" className={classes.long}>
      {people.map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <TextLink to="/candidate/$id" params={{ id }}>
            {name}
          </TextLink>
        </Fragment>
      ))}
      {imported > people.length && ` and ${imported - people.length} more`}.{' '}
      <TextLink to="/candidates" search={isOfToday ? { added: 'today' } : {}}>
        {isOfToday ? 'See who was added today' : 'See all candidates'}
      </TextLink>
    </Text>
  );
}

import { Alert, Button, Checkbox, FileButton, Group, Paper, Select, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { legacyColumnTexts } from '#contract/legacy-columns.ts';
import {
  type FileColumn,
  type LegacyKind,
  legacyImportRoutes,
  type LegacyReport,
} from '#contract/legacy-import.ts';
import { importMessages } from '#contract/import-messages.ts';
import { messages } from '#contract/messages.ts';
import { counted } from '#contract/text.ts';
import { call, errorText } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/ask-again.ts';
import { isMissingPart } from '#web/lib/newer-version.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import { chooseAnew } from './choose-anew.ts';
import { canLookAgain, type ChosenFields, columnsAfter, withChoice } from './chosen-fields.ts';
import {
  type LegacyFile,
  openLegacyFile,
  sheetName,
  sheetsAlike,
  sheetShown,
  withBestSheet,
  withSheet,
} from './legacy-file.ts';
import { deedText, doneText, isWritten, placedRows } from './legacy-words.ts';
import { LegacyResumes } from './legacy-resumes.tsx';
import type { OpenFiles } from './resume-import.ts';
import classes from './vectors.module.css';

// Once a file has been looked at.
const LegacyColumns = onDemand(() => import('./legacy-columns.tsx'));
const LegacyReportView = onDemand(() => import('./legacy-report.tsx'));

const KINDS = [
  { value: 'candidates', label: 'Candidates' },
  { value: 'jobs', label: 'Jobs' },
] satisfies { value: LegacyKind; label: string }[];

// An .xls can be chosen to be told what to do with it.
const ACCEPTED =
  '.csv,.xlsx,.xlsm,.xls,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Deed = 'look' | 'import' | 'import-right';

const NOTHING_CHOSEN: ChosenFields = new Map();

/** Bringing over what a former system held: tables first, then the resumes of those who are in them. */
export default function LegacyImport({ openFiles }: { openFiles: OpenFiles }) {
  return (
    <Paper p="md" component="section" aria-labelledby="legacy-import">
      <Stack gap="lg">
        <Title order={2} size="h3" id="legacy-import">
          Import From a Former System
        </Title>
        <TableImport />
        <LegacyResumes openFiles={openFiles} />
      </Stack>
    </Paper>
  );
}

/** Opens what was chosen, as what the file is said to hold. */
type Opening = (of: LegacyKind) => Promise<LegacyFile>;

interface Refusal {
  text: string;
  /** whether another try may help; then `open` where the file was not even opened */
  again: boolean;
  open?: Opening;
}

/** A table of Excel or CSV is looked at first; it is imported whole, or without its rows with a problem when that is asked for. */
function TableImport() {
  const client = useQueryClient();
  const [kind, setKind] = useState<LegacyKind>('candidates');
  const [file, setFile] = useState<LegacyFile | null>(null);
  const [report, setReport] = useState<LegacyReport | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** the file's columns, also of one that is refused for want of one */
  const [columns, setColumns] = useState<FileColumn[]>([]);
  const [chosen, setChosen] = useState<ChosenFields>(NOTHING_CHOSEN);
  const [fill, setFill] = useState(false);
  const [assign, setAssign] = useState(false);
  const [busy, setBusy] = useState(false);
  const sends = useRef(0);
  /** the file that was chosen last, also while it is being opened; null when it could not be */
  const newest = useRef<Promise<LegacyFile> | null>(null);

  const send = async (
    of: LegacyKind,
    { content, fields, deed }: { content: File; fields: ChosenFields; deed: Deed },
  ) => {
    const dryRun = deed === 'look';
    const number = ++sends.current;
    // What is answered for another kind than the one that is shown by now is no report on this one.
    const isLatest = () => number === sends.current;
    setBusy(true);
    if (!dryRun) setReport(null);
    try {
      const body = {
        kind: of,
        dry_run: dryRun,
        only_right: deed === 'import-right',
        fill_empty: fill && !dryRun,
        assign_known: assign && !dryRun,
        columns: [...fields].map(([at, field]) => ({ at, field })),
      };
      const told = await call(legacyImportRoutes.table, { body, files: { file: content } });
      if (isLatest()) {
        setReport(told);
        setRefusal(null);
        setColumns(told.columns);
      }
      if (isWritten(told)) {
        toast.success({ title: doneText(told, of) });
        void askAgain(client, ['candidates', 'jobs', 'vectors', 'dashboard']);
      }
    } catch (error) {
      // It may name many columns, which are compared with the file: it stays.
      if (isLatest()) {
        setReport(null);
        setRefusal({ text: errorText(error), again: canLookAgain(error) });
        setColumns((former) => columnsAfter(error, former));
      } else if (!dryRun) toast.error({ ...importMessages.legacy.failed, body: errorText(error) });
    } finally {
      if (isLatest()) setBusy(false);
    }
  };
  /** Another file or sheet, or the same as another kind: what was chosen for columns was chosen for other ones. */
  const lookAt = async (open: Opening, of: LegacyKind) => {
    const number = ++sends.current;
    const former = newest.current;
    const opening = open(of);
    newest.current = opening;
    setReport(null);
    setRefusal(null);
    setColumns([]);
    setChosen(NOTHING_CHOSEN);
    setFill(false);
    setAssign(false);
    setBusy(true);
    try {
      const opened = await opening;
      if (number !== sends.current) return;
      setFile(opened);
      void send(of, { content: opened.content, fields: NOTHING_CHOSEN, deed: 'look' });
    } catch (error) {
      if (number !== sends.current) return;
      // Of a workbook that is open another sheet can still be chosen.
      newest.current = former;
      const again = isMissingPart(error);
      setRefusal({ text: again ? messages.screen.notOpened.body : errorText(error), again, open });
      setBusy(false);
    }
  };
  const choose = (chosenFile: File | null) => {
    if (!chosenFile) return;
    // The sheets of the former one are not to be chosen while this one is opened.
    setFile(null);
    newest.current = null;
    void lookAt((of) => openLegacyFile(chosenFile, of), kind);
  };
  const chooseKind = (next: LegacyKind) => {
    setKind(next);
    // Another sheet of it may be the table of that kind.
    const former = newest.current;
    if (former) void lookAt(async (of) => withBestSheet(await former, of), next);
  };
  const chooseSheet = (of: LegacyFile, at: number) => {
    setFile({ ...of, at });
    void lookAt(() => withSheet(of, at), kind);
  };
  const take = (at: number, field: string | null) => {
    const fields = withChoice(chosen, columns, { at, field });
    setChosen(fields);
    if (file) void send(kind, { content: file.content, fields, deed: 'look' });
  };
  const lookAgain = () => {
    if (refusal?.open) void lookAt(refusal.open, kind);
    else if (file) void send(kind, { content: file.content, fields: chosen, deed: 'look' });
  };
  const importNow = (deed: Deed) => {
    // What is shown may be of other columns than those that were chosen since.
    if (file && !busy) void send(kind, { content: file.content, fields: chosen, deed });
  };
  const isOpen = report !== null && !isWritten(report);
  const deed = isOpen ? deedText(report, { kind, fill, assign }) : null;
  const placing = isOpen ? placedRows(report.of_known) : 0;

  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        Old candidates and jobs (Excel or CSV)
      </Title>
      <Text size="sm" c="dimmed">
        An Excel workbook (.xlsx) or a CSV file; the headings stand in the first line, or below a title.
        Nothing is written before you have seen what would be. When rows have a problem, you say whether the
        others go in without them. Amounts may be written as 6 LPA, ₹6,00,000 or 45,000 per month; plain ones
        up to 2,000 are taken for lakhs. A CTC that is a range, such as 4.5-5, stays blank. Of experience,
        completed years count: 3 of 3-4. In dates the day comes first.
      </Text>
      <Group gap="sm" align="end">
        <Select
          label="What the file holds"
          allowDeselect={false}
          data={KINDS}
          value={kind}
          onChange={(value) => chooseKind(value === 'jobs' ? 'jobs' : 'candidates')}
        />
        <FileButton
          accept={ACCEPTED}
          onChange={choose}
          inputProps={{ 'aria-label': 'Excel or CSV file', onClick: chooseAnew }}
        >
          {(props) => (
            <Button variant="default" loading={busy} {...props}>
              Choose Excel or CSV File
            </Button>
          )}
        </FileButton>
        {file && file.sheets.length > 1 && (
          <Select
            label="Sheet"
            allowDeselect={false}
            data={file.sheets.map((sheet, at) => ({ value: String(at), label: sheetName(sheet) }))}
            value={String(file.at)}
            onChange={(at) => chooseSheet(file, Number(at))}
          />
        )}
        {deed !== null && report?.wrong === 0 && (
          <Button loading={busy} onClick={() => importNow('import')}>
            {deed}
          </Button>
        )}
      </Group>
      <Columns kind={kind} />
      {refusal !== null && (
        <Alert color="red" title={importMessages.legacy.failed.title} className={classes.long}>
          <Stack gap="xs" align="start">
            {refusal.text}
            {refusal.again && (
              <Button size="compact-sm" variant="default" loading={busy} onClick={lookAgain}>
                Retry
              </Button>
            )}
          </Stack>
        </Alert>
      )}
      {columns.length > 0 && (report === null || isOpen) && (
        <LegacyColumns kind={kind} columns={columns} chosen={chosen} busy={busy} onTake={take} />
      )}
      {isOpen && report.fillable > 0 && (
        <Checkbox
          label="Fill in what is empty"
          description={`Of ${counted(report.fillable, 'candidate')} who ${report.fillable === 1 ? 'is' : 'are'} here already, the file says what is not known yet. What is known stays as it is.`}
          checked={fill}
          onChange={({ currentTarget }) => setFill(currentTarget.checked)}
        />
      )}
      {placing > 0 && (
        <Checkbox
          label="Put who is here already into the jobs"
          description={`${counted(placing, 'row')} of candidates who are here already ${placing === 1 ? 'names' : 'name'} a job that they are not in and have not been taken out of. In the jobs that they are in nothing changes.`}
          checked={assign}
          onChange={({ currentTarget }) => setAssign(currentTarget.checked)}
        />
      )}
      {file && report && (
        <LegacyReportView
          kind={kind}
          report={report}
          deed={deed}
          assign={assign}
          busy={busy}
          fileName={file.name}
          sheet={sheetShown(file)}
          alike={sheetsAlike(kind, file)}
          damaged={file.damaged}
          isCut={file.sheets[file.at]?.isCut}
          hiddenRows={file.sheets[file.at]?.hiddenRows}
          onImportRight={() => importNow('import-right')}
        />
      )}
    </Stack>
  );
}

/** The columns that a file of the chosen kind may have. */
function Columns({ kind }: { kind: LegacyKind }) {
  const { needed, others } = legacyColumnTexts(kind);
  return (
    <Text size="sm" c="dimmed">
      Needed: {needed.join(', ')}. Also taken over, under their usual names: {others.join(', ')}.
    </Text>
  );
}

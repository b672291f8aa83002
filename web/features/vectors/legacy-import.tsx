import { Alert, Button, FileButton, Group, List, Paper, Select, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { legacyColumnTexts } from '#contract/legacy-columns.ts';
import { type LegacyKind, legacyImportRoutes, type LegacyReport } from '#contract/legacy-import.ts';
import { importMessages } from '#contract/import-messages.ts';
import { counted } from '#contract/text.ts';
import { call, errorText } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/ask-again.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/ui/toast.ts';
import { chooseAnew } from './choose-anew.ts';
import { LegacyResumes } from './legacy-resumes.tsx';
import type { OpenFiles } from './resume-import.ts';
import classes from './vectors.module.css';

const KINDS = [
  { value: 'candidates', label: 'Candidates' },
  { value: 'jobs', label: 'Jobs' },
] satisfies { value: LegacyKind; label: string }[];

/** Problems told on the screen; all of them stand in the error file. */
const LISTED = 10;

/** Bringing over what a former system held: tables first, then the resumes of those who are in them. */
export function LegacyImport({ openFiles }: { openFiles: OpenFiles }) {
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

/** A CSV file is looked at first; it is imported whole, or not at all. */
function TableImport() {
  const client = useQueryClient();
  const [kind, setKind] = useState<LegacyKind>('candidates');
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<LegacyReport | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sends = useRef(0);

  const send = async (chosen: File, of: LegacyKind, dryRun: boolean) => {
    const number = ++sends.current;
    // What is answered for another kind than the one that is shown by now is no report on this one.
    const isLatest = () => number === sends.current;
    setBusy(true);
    setReport(null);
    setRefusal(null);
    try {
      const body = { kind: of, dry_run: dryRun };
      const told = await call(legacyImportRoutes.table, { body, files: { file: chosen } });
      if (isLatest()) setReport(told);
      if (told.imported > 0) {
        const noun = of === 'jobs' ? 'job' : 'candidate';
        toast.success({ title: `${counted(told.imported, noun)} imported` });
        void askAgain(client, ['candidates', 'jobs', 'vectors', 'dashboard']);
      }
    } catch (error) {
      // It may name many columns, which are compared with the file: it stays.
      if (isLatest()) setRefusal(errorText(error));
      else if (!dryRun) toast.error({ ...importMessages.legacy.failed, body: errorText(error) });
    } finally {
      if (isLatest()) setBusy(false);
    }
  };
  const choose = (chosen: File | null) => {
    if (!chosen) return;
    setFile(chosen);
    void send(chosen, kind, true);
  };
  const isReady = report !== null && report.imported === 0 && report.wrong === 0 && report.right > 0;

  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        Old candidates and jobs (CSV)
      </Title>
      <Text size="sm" c="dimmed">
        The first line names the columns. Nothing is written before you have seen what would be. A file goes
        in whole or not at all: as long as one row has a problem, the others are not imported either. Amounts
        may be written as 6 LPA, 6 lakh or ₹6,00,000; plain ones up to 2,000 are taken for lakhs. Of
        experience the completed years count.
      </Text>
      <Group gap="sm" align="end">
        <Select
          label="What the file holds"
          allowDeselect={false}
          data={KINDS}
          value={kind}
          onChange={(value) => {
            const next = value === 'jobs' ? 'jobs' : 'candidates';
            setKind(next);
            setReport(null);
            if (file) void send(file, next, true);
          }}
        />
        <FileButton
          accept=".csv,text/csv"
          onChange={choose}
          inputProps={{ 'aria-label': 'CSV file', onClick: chooseAnew }}
        >
          {(props) => (
            <Button variant="default" loading={busy} {...props}>
              Choose CSV File
            </Button>
          )}
        </FileButton>
        {file && isReady && (
          <Button loading={busy} onClick={() => void send(file, kind, false)}>
            Import {counted(report.right, kind === 'jobs' ? 'job' : 'candidate')}
          </Button>
        )}
      </Group>
      <Columns kind={kind} />
      {refusal !== null && (
        <Alert color="red" title={importMessages.legacy.failed.title} className={classes.long}>
          {refusal}
        </Alert>
      )}
      {file && report && <Report report={report} fileName={file.name} />}
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

function Report({ report, fileName }: { report: LegacyReport; fileName: string }) {
  const { total, known, right, wrong, imported, problems, renamed, ignored, error_file: errors } = report;
  const save = () => {
    if (errors === null) return;
    // The mark lets spreadsheets read it as UTF-8.
    const blob = new Blob(['\uFEFF', errors], { type: 'text/csv' });
    saveFile({ blob, name: fileName.replace(/(\.csv)?$/i, '_errors.csv') });
  };
  return (
    <Stack gap="xs" role="status">
      <Text size="sm" className={classes.long}>
        {fileName}: {counted(total, 'row')},{' '}
        {imported > 0 ? `${imported} imported` : `${right} ${wrong > 0 ? 'without a problem' : 'to import'}`},{' '}
        {known} here already, {wrong} with a problem.
      </Text>
      {renamed.length > 0 && (
        <Text size="sm" className={classes.long}>
          Taken for: {renamed.map(({ column, taken_for }) => `${column} → ${taken_for}`).join(', ')}.
        </Text>
      )}
      {ignored.length > 0 && (
        <Text size="sm" className={classes.long}>
          {ignored.length === 1 ? 'This column is' : 'These columns are'} not taken over: {ignored.join(', ')}
          .
        </Text>
      )}
      {report.read_as === 'windows-1252' && (
        <Text size="sm">
          The file is not in UTF-8 and was read as Windows saves it. Please look whether names with accents
          are right.
        </Text>
      )}
      {wrong > 0 && (
        <Alert color="yellow" title="Nothing was imported">
          <Stack gap="xs">
            <Text size="sm">
              {right > 0 && `Not the ${counted(right, 'row')} without a problem either. `}
              In {fileName}, correct the rows below or take them out, and choose it again.
            </Text>
            <List size="sm">
              {problems.slice(0, LISTED).map(({ line, name, message }) => (
                <List.Item key={line} className={classes.long}>
                  Line {line}
                  {name && `, ${name}`}: {message}
                </List.Item>
              ))}
            </List>
            {wrong > LISTED && <Text size="sm">And {wrong - LISTED} more in the error file.</Text>}
            <Group gap="sm">
              <Button size="compact-sm" variant="default" onClick={save}>
                Download Error File
              </Button>
              <Text size="sm">It holds these rows, each with what is wrong in its last column.</Text>
            </Group>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}

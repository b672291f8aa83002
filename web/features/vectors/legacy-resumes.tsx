import { Button, FileButton, Group, Progress, ScrollArea, Stack, Text, Title } from '@mantine/core';
import { counted } from '#contract/text.ts';
import { csvOf } from '#web/lib/csv.ts';
import { saveFile } from '#web/lib/save-file.ts';
import {
  attachFound,
  isBusy,
  lookAt,
  type OpenFiles,
  type Outcome,
  type ResumeImportState,
  stopImport,
  useResumeImport,
} from './resume-import.ts';
import { chooseAnew } from './choose-anew.ts';
import classes from './vectors.module.css';

/** The words for one file, and for several. */
const COUNTED: Record<Outcome['state'], [one: string, several: string]> = {
  attached: ['to attach', 'to attach'],
  known: ['has a resume already', 'have a resume already'],
  unmatched: ['matches nobody', 'match nobody'],
  several: ['matches two people', 'match two people'],
  failed: ['could not be taken', 'could not be taken'],
  left: ['not sent any more', 'not sent any more'],
};

/** Every browser knows the attribute; its types do not. */
const FOLDER_INPUT = Object.assign(
  { 'aria-label': 'Folder of resumes', onClick: chooseAnew },
  { webkitdirectory: '' },
);

/** Old resumes, one by one, each to its person: first is told whose they are, then they are given to them. */
export function LegacyResumes({ openFiles }: { openFiles: OpenFiles }) {
  const state = useResumeImport();
  const busy = isBusy(state);
  const take = (files: File[]) => {
    if (files.length > 0) void lookAt(files, openFiles);
  };
  const found = state.outcomes.filter((outcome) => outcome.state === 'attached').length;
  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        Old resumes (folder or ZIP)
      </Title>
      <Text size="sm" c="dimmed">
        Each goes to the candidate whose id its name begins with, or whose e-mail or phone it holds. Nobody
        loses a resume that is here already, and nothing is attached before you have seen whose each is. One
        that matches nobody holds up none of the others; those that are left stand in the error file.
      </Text>
      <Group gap="sm">
        <FileButton
          multiple
          onChange={take}
          inputProps={{ 'aria-label': 'Resume files or a ZIP file', onClick: chooseAnew }}
        >
          {(props) => (
            <Button variant="default" disabled={busy} {...props}>
              Choose Files or ZIP
            </Button>
          )}
        </FileButton>
        <FileButton multiple onChange={take} inputProps={FOLDER_INPUT}>
          {(props) => (
            <Button variant="default" disabled={busy} {...props}>
              Choose Folder
            </Button>
          )}
        </FileButton>
        {state.phase === 'looked' && found > 0 && (
          <Button onClick={() => void attachFound()}>Attach {counted(found, 'Resume')}</Button>
        )}
        {busy && (
          <Button variant="default" onClick={stopImport}>
            Stop
          </Button>
        )}
      </Group>
      {busy && <Sending state={state} />}
      {state.problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {state.problem}
        </Text>
      )}
      {state.outcomes.length > 0 && !busy && <Told state={state} />}
    </Stack>
  );
}

function Sending({ state: { phase, total, done } }: { state: ResumeImportState }) {
  const label = phase === 'looking' ? 'Looking whose each is' : 'Attaching resumes';
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{label}</Text>
        <Text size="sm" aria-live="polite">
          {done} of {total}
        </Text>
      </Group>
      <Progress value={total === 0 ? 0 : (done / total) * 100} aria-label={label} animated />
      <Text size="xs" c="dimmed">
        Keep this tab open. Should it close, choose the same files again: those that are attached are told
        apart from those that are missing.
      </Text>
    </Stack>
  );
}

function Told({ state: { phase, outcomes } }: { state: ResumeImportState }) {
  const of = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state).length;
  const isOver = phase === 'over';
  const wordsOf = (state: Outcome['state']) =>
    isOver && state === 'attached' ? `${of(state)} attached` : counted(of(state), ...COUNTED[state]);
  const states = (Object.keys(COUNTED) as Outcome['state'][]).filter((state) => of(state) > 0);
  const missed = outcomes.filter(({ state }) => state !== 'attached');
  const save = () =>
    saveFile({
      blob: csvOf(
        ['file', 'problem'],
        missed.map(({ name, text }) => [name, text]),
      ),
      name: 'resumes_not_attached.csv',
    });
  return (
    <Stack gap="xs">
      <Text size="sm" role="status">
        {counted(outcomes.length, 'file')}: {states.map(wordsOf).join(', ')}
      </Text>
      <ScrollArea.Autosize
        mah={220}
        type="auto"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'What becomes of each resume' }}
      >
        {[...missed, ...outcomes.filter(({ state }) => state === 'attached')].map(
          ({ name, state, text }, at) => (
            <Text
              key={`${name}-${at}`}
              size="sm"
              className={classes.long}
              c={state === 'attached' ? 'dimmed' : undefined}
            >
              {name}: {text}
            </Text>
          ),
        )}
      </ScrollArea.Autosize>
      {missed.length > 0 && (
        <Group>
          <Button size="compact-sm" variant="default" onClick={save}>
            Download Error File
          </Button>
        </Group>
      )}
    </Stack>
  );
}

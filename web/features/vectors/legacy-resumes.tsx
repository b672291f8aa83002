import { Button, FileButton, Group, Progress, ScrollArea, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { legacyImportRoutes } from '#contract/legacy-import.ts';
import { call, errorText } from '#web/lib/api.ts';

/** A file that is to be sent, in a ZIP or by itself. */
interface Source {
  name: string;
  open: () => Promise<File>;
}

/** What lies in the files that were chosen: themselves, or what their ZIPs hold. */
export type OpenFiles = (files: File[]) => Promise<Source[]>;

interface Outcome {
  name: string;
  state: 'attached' | 'known' | 'unmatched' | 'failed';
  text: string;
}

const COUNTED: Record<Outcome['state'], string> = {
  attached: 'attached',
  known: 'have a resume already',
  unmatched: 'match nobody',
  failed: 'could not be taken',
};

/** Every browser knows the attribute; its types do not. */
const FOLDER_INPUT = Object.assign({ 'aria-label': 'Folder of resumes' }, { webkitdirectory: '' });

/** Old resumes, one by one, each to its person: by the id in its name, or the e-mail or phone in its text. */
export function LegacyResumes({ openFiles }: { openFiles: OpenFiles }) {
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [total, setTotal] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const take = async (files: File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    setOutcomes([]);
    setProblem(null);
    try {
      const sources = await openFiles(files);
      setTotal(sources.length);
      for (const source of sources) {
        const outcome = await send(source);
        setOutcomes((before) => [...before, outcome]);
      }
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
      for (const word of ['candidates', 'vectors']) void client.invalidateQueries({ queryKey: [word] });
    }
  };
  const of = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state).length;
  const states = (Object.keys(COUNTED) as Outcome['state'][]).filter((state) => of(state) > 0);

  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        Old resumes (folder or ZIP)
      </Title>
      <Text size="sm" c="dimmed">
        Each goes to the candidate whose id its name begins with, or whose e-mail or phone it holds. Nobody
        loses a resume that is here already.
      </Text>
      <Group gap="sm">
        <FileButton
          multiple
          onChange={(files) => void take(files)}
          inputProps={{ 'aria-label': 'Resume files or a ZIP file' }}
        >
          {(props) => (
            <Button variant="default" loading={busy} {...props}>
              Choose Files or ZIP
            </Button>
          )}
        </FileButton>
        <FileButton multiple onChange={(files) => void take(files)} inputProps={FOLDER_INPUT}>
          {(props) => (
            <Button variant="default" disabled={busy} {...props}>
              Choose Folder
            </Button>
          )}
        </FileButton>
      </Group>
      {busy && (
        <Progress
          value={total === 0 ? 0 : (outcomes.length / total) * 100}
          aria-label="Importing resumes"
          animated
        />
      )}
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
      {outcomes.length > 0 && (
        <Text size="sm" role="status">
          {outcomes.length} of {total}: {states.map((state) => `${of(state)} ${COUNTED[state]}`).join(', ')}
        </Text>
      )}
      {states.some((state) => state !== 'attached') && (
        <ScrollArea.Autosize
          mah={180}
          type="auto"
          viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Resumes that were not attached' }}
        >
          {outcomes
            .filter(({ state }) => state !== 'attached')
            .map(({ name, text }, at) => (
              <Text key={`${name}-${at}`} size="sm">
                {name}: {text}
              </Text>
            ))}
        </ScrollArea.Autosize>
      )}
    </Stack>
  );
}

async function send({ name, open }: Source): Promise<Outcome> {
  try {
    const { outcome, candidate } = await call(legacyImportRoutes.resume, {
      body: { dry_run: false },
      files: { resume: await open() },
    });
    const text = {
      attached: `attached to ${candidate?.name}`,
      known: `${candidate?.name} has a resume already`,
      unmatched: 'no candidate has its id, e-mail or phone',
    }[outcome];
    return { name, state: outcome, text };
  } catch (error) {
    return { name, state: 'failed', text: errorText(error) };
  }
}

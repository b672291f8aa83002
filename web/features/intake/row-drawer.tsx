import { Alert, Button, Drawer, Group, ScrollArea, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Channel } from '#contract/channels.ts';
import { type IntakeRow, intakeFieldsSchema, intakeRoutes } from '#contract/intake.ts';
import { importMessages } from '#contract/import-messages.ts';
import { errorText, hasCode, pathOf } from '#web/lib/api.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { askToDiscard } from '#web/ui/ask-to-discard.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import drawer from '#web/ui/drawer-foot.module.css';
import FellBackNote from '#web/ui/fell-back-note.tsx';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './intake.module.css';
import { type IntakeActions, rowTextQuery } from './intake.queries.ts';
import { type ChosenJob, KnownCandidate } from './known-candidate.tsx';
import type { Recognise } from './recognise-row.ts';
import { ScanReader } from './scan-reader.tsx';
import { RowFields, rowInput, rowValues, rowValuesSchema } from './row-fields.tsx';
import { RowOutcome } from './row-outcome.tsx';
import { RowSurenessLine } from './row-sureness.tsx';
import { reviewDraft } from './unsaved-review.ts';

interface RowDrawerProps {
  row: IntakeRow;
  opened: boolean;
  actions: IntakeActions;
  recognise: Recognise;
  /** the job that is chosen for the batch */
  jobId: string | null;
  /** the channel that is chosen for the batch */
  channel: Channel | null;
  /** whether it became a candidate */
  onAccept: (row: IntakeRow) => Promise<boolean>;
  /** whether the candidate whom it is like has it now */
  onUpdateResume: (row: IntakeRow, assignTo: ChosenJob | null) => Promise<boolean>;
  /** goes to the next file that needs somebody; null when this is the last */
  onNext: (() => void) | null;
  onClose: () => void;
}

/** What was read from a file, to be corrected, with the resume's text beside it. */
export default function RowDrawer(props: RowDrawerProps) {
  const { row, opened, onClose } = props;
  // Opened once it stands: the drawer notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
      position="right"
      size="min(100%, 72rem)"
      title={row.fields.name ?? row.file_name}
      classNames={{ content: drawer.content, body: drawer.body }}
    >
      <RowForm {...props} />
    </Drawer>
  );
}

/** What was typed over what was read. */
const typedSchema = rowValuesSchema.partial();

function RowForm(props: RowDrawerProps) {
  const { row, actions, recognise, jobId, channel, onAccept, onUpdateResume, onNext, onClose } = props;
  const goesOn = useRef(false);
  const settled = row.decision !== 'open' && row.decision !== 'skipped';
  const isOver = settled || row.reading === 'waiting';
  const draft = useDraft({
    key: reviewDraft(row.id),
    version: 1,
    schema: typedSchema,
    isUntouched: (typed) => Object.keys(typed).length === 0,
  });
  const { form, formProps, busy } = useSchemaForm({
    schema: intakeFieldsSchema,
    initialValues: rowValues(row.fields),
    toInput: (values) => rowInput(values, channel),
    onSubmit: async (fields) => {
      if (form.isDirty()) await actions.save.mutateAsync({ id: row.id, fields, version: row.version });
      draft.forget();
      if (goesOn.current && onNext) onNext();
      else onClose();
    },
    onFail: (error) =>
      toast.error(
        hasCode(error, 'changed_meanwhile', 'conflict', 'network')
          ? errorText(error)
          : importMessages.intake.saveFailed,
      ),
  });
  // Without what is no number, which JSON would write as one that was emptied.
  const typed = Object.fromEntries(
    Object.entries(form.values).filter(([name, value]) => form.isDirty(name) && !Number.isNaN(value)),
  );
  useKeepDraft(draft, typed);
  const { setValues } = form;
  const found = draft.kept?.value;
  useEffect(() => {
    if (found) setValues(found);
  }, [found, setValues]);
  // Text recognition, or another tab, brings newer values: they take the place of what nobody has typed here.
  const seen = useRef(row.version);
  useEffect(() => {
    if (seen.current === row.version) return;
    seen.current = row.version;
    const kept = Object.entries(form.getValues()).filter(([name]) => form.isDirty(name));
    const newer = rowValues(row.fields);
    form.setInitialValues(newer);
    form.setValues({ ...newer, ...Object.fromEntries(kept) });
  }, [row, form]);
  const leave = () => {
    draft.forget();
    onClose();
  };
  /** The row with what was typed, saved before it is made anything of; null where that failed, which is told. */
  const saveTyped = async (): Promise<IntakeRow | null> => {
    let current = row;
    try {
      if (form.isDirty()) {
        const fields = intakeFieldsSchema.parse(rowInput(form.getValues(), channel));
        current = await actions.save.mutateAsync({ id: row.id, fields, version: row.version });
      }
    } catch (error) {
      toast.error(errorText(error, importMessages.intake.saveFailed.title));
      return null;
    }
    // What was typed is saved by now, whatever becomes of the rest; what is typed after that is not.
    draft.discard();
    return current;
  };
  const accepting = useOnce(async () => {
    const current = await saveTyped();
    if (current && (await onAccept(current))) leave();
  });
  const updating = useOnce(async (assignTo: ChosenJob | null) => {
    const current = await saveTyped();
    // Of the person whom one saw: that the file is like somebody else once it is corrected, the server says.
    if (current && (await onUpdateResume({ ...current, duplicate: row.duplicate }, assignTo))) leave();
  });
  const cancel = async () => {
    if (form.isDirty() && !(await askToDiscard())) return;
    leave();
  };
  const problems = Object.entries(row.problems);
  return (
    <form {...formProps} className={drawer.form}>
      <div className={drawer.scrolling}>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Stack gap="md">
            <div>
              <RowOutcome row={row} inReview />
              <RowSurenessLine row={row} />
            </div>
            {row.decision === 'open' && row.duplicate?.of === 'candidate' && (
              <KnownCandidate
                duplicate={row.duplicate}
                jobId={jobId}
                busy={updating.busy || actions.updateResume.isPending || actions.assign.isPending}
                onUpdate={(assignTo) => {
                  if (!form.validate().hasErrors) void updating.run(assignTo);
                }}
              />
            )}
            {problems.length > 0 && !settled && (
              <Alert color="yellow" variant="light" title="To complete before this candidate can be created">
                <ul className={classes.failures}>
                  {problems.map(([field, problem]) => (
                    <li key={field}>{problem}</li>
                  ))}
                </ul>
              </Alert>
            )}
            {row.fell_back && <FellBackNote />}
            {!isOver && <DraftNote draft={draft} onDiscard={form.reset} />}
            <RowFields form={form} confidence={row.confidence} channel={channel} disabled={isOver} />
          </Stack>
          <ResumeBeside row={row} recognise={recognise} />
        </SimpleGrid>
      </div>
      {!isOver && (
        <div className={drawer.foot}>
          <FormButtons>
            <Button variant="default" onClick={() => void cancel()}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="default"
              loading={busy}
              disabled={accepting.busy}
              onClick={() => {
                goesOn.current = false;
              }}
            >
              Save
            </Button>
            {onNext && (
              <Button
                type="submit"
                variant="default"
                disabled={busy || accepting.busy}
                onClick={() => {
                  goesOn.current = true;
                }}
              >
                Save and Next
              </Button>
            )}
            {row.decision === 'open' && (
              <Button
                loading={accepting.busy || actions.creating.has(row.id)}
                disabled={busy}
                onClick={() => {
                  if (!form.validate().hasErrors) void accepting.run();
                }}
              >
                Create Candidate
              </Button>
            )}
          </FormButtons>
        </div>
      )}
    </form>
  );
}

function ResumeBeside({ row, recognise }: Pick<RowDrawerProps, 'row' | 'recognise'>) {
  const { data, error, refetch } = useQuery(rowTextQuery(row));
  return (
    <Stack gap="sm" component="section" aria-label="Resume" className={classes.beside}>
      <Group justify="space-between" gap="sm">
        <Title order={3} size="h5" className={classes.wrap}>
          {row.file_name}
        </Title>
        <Button
          component="a"
          href={pathOf(intakeRoutes.readFile, { params: { id: row.id } })}
          target="_blank"
          variant="default"
          size="xs"
          leftSection={<IconExternalLink size={14} aria-hidden />}
        >
          Open File
        </Button>
      </Group>
      {row.reading === 'scan' && <ScanReader rows={[row]} of="file" recognise={recognise} />}
      {error ? (
        <ErrorState title={errorText(error)} onRetry={() => refetch()} />
      ) : !data ? (
        <LoadingState label="Loading the text..." />
      ) : data.text === '' ? (
        <Text size="sm" c="dimmed">
          {row.problem ?? 'No text has been read yet.'}
          {/* Most problems say so themselves. */}
          {!row.problem?.includes('enter details manually') && ' You can enter the details by hand.'}
        </Text>
      ) : (
        <ScrollArea.Autosize mah="70vh" className={classes.frame} viewportProps={{ tabIndex: 0 }}>
          <div className={classes.text}>{data.text}</div>
        </ScrollArea.Autosize>
      )}
    </Stack>
  );
}

import {
  Anchor,
  Button,
  Checkbox,
  Group,
  Loader,
  Select,
  Stack,
  Text,
  Textarea,
  VisuallyHidden,
} from '@mantine/core';
import type { ReactNode } from 'react';
import type { Channel } from '#contract/channels.ts';
import { type IntakeAcceptance, intakeAcceptSchema } from '#contract/intake.ts';
import { messages } from '#contract/messages.ts';
import { CONSENT_SOURCE_LABELS, CONSENT_SOURCES, type ConsentSource } from '#contract/rights.ts';
import { counted } from '#contract/text.ts';
import { FieldRow, FormSection } from '#web/ui/form-layout.tsx';
import { ChannelSelect } from '#web/ui/found-through.tsx';
import { ButtonLink } from '#web/ui/links.tsx';

/** What has been chosen so far for everybody in a batch. */
export interface Chosen {
  job_id: string | null;
  recommendation_reason: string;
  /** who told that the people agreed; null as long as nobody says so */
  consent_source: ConsentSource | null;
  /** null as long as nobody says so */
  found_through: Channel | null;
}

const sources = CONSENT_SOURCES.map((value) => ({ value, label: CONSENT_SOURCE_LABELS[value] }));

/** What is wrong with what was chosen, by field. */
export type ChosenErrors = Partial<Record<keyof Chosen, string>>;

/** The choice as it is sent, or what is wrong with it. */
export function checkChosen(chosen: Chosen): { acceptance: IntakeAcceptance } | { errors: ChosenErrors } {
  const checked = intakeAcceptSchema.safeParse({ ...chosen, job_id: chosen.job_id ?? '' });
  if (checked.success) return { acceptance: checked.data };
  const errors: ChosenErrors = {};
  for (const { path, message } of checked.error.issues) errors[path[0] as keyof Chosen] ??= message;
  return { errors };
}

/** The field that chooses a job; the page puts it in. */
export type RenderJob = (field: {
  value: string | null;
  onChange: (jobId: string | null) => void;
  error: ReactNode;
}) => ReactNode;

/** How many files of a batch wait for what. */
export interface Standing {
  reading: number;
  /** can be created */
  ready: number;
  /** of those: whose person may be a candidate already */
  known: number;
  /** being created */
  creating: number;
  /** became a candidate, or the newer resume of one */
  done: number;
  /** need somebody */
  open: number;
}

/** What is told beside the button, of what goes on by itself first. */
export function standingText({ reading, ready, creating, done, open }: Standing): string {
  const told = [
    creating > 0 && `${counted(creating, 'candidate')} being created.`,
    reading > 0 && `${counted(reading, 'resume')} being read.`,
    ready > 0 && `${counted(ready, 'resume')} ready.`,
    ready + reading + creating === 0 &&
      (done === 0 ? 'No resume is ready yet.' : open > 0 ? `${done} done.` : `All done: ${done}.`),
    open > 0 && `${open} to look at: the table says why.`,
  ];
  return told.filter(Boolean).join(' ');
}

/** What leads to the ready ones whose person may be a candidate already, before all of them are created. */
export function knownText(known: number, ready: number): string {
  if (known < ready) return `${known} of the ready ones may be known already`;
  return known === 1 ? 'This person may be known already' : 'All of the ready ones may be known already';
}

interface AcceptFormProps {
  chosen: Chosen;
  errors: ChosenErrors;
  onChange: (change: Partial<Chosen>) => void;
  renderJob: RenderJob;
  /** how the files of the batch stand */
  standing: Standing;
  /** the job in which those who were created last stand */
  createdIn: string | null;
  busy: boolean;
  onAcceptAll: () => void;
  /** leads to those who may be known */
  onKnown: () => void;
}

/** The job, the recommendation, the channel and the consent that candidates are created with, and the button that creates all that are ready. */
export function AcceptForm(props: AcceptFormProps) {
  const { chosen, errors, onChange, renderJob, standing, createdIn, busy, onAcceptAll, onKnown } = props;
  const { ready, known, creating, done } = standing;
  const isOver = ready === 0 || busy;
  return (
    <FormSection
      title="Create candidates"
      description="With one job and one recommendation, for all that are ready or one by one in the table."
    >
      <Stack gap="md">
        <FieldRow>
          {renderJob({
            value: chosen.job_id,
            onChange: (job_id) => onChange({ job_id }),
            error: errors.job_id,
          })}
          <Textarea
            label="Recommendation"
            required
            autosize
            minRows={1}
            maxRows={6}
            placeholder="Why these people should be considered (at least 10 characters)"
            value={chosen.recommendation_reason}
            error={errors.recommendation_reason}
            onChange={(event) => onChange({ recommendation_reason: event.currentTarget.value })}
          />
        </FieldRow>
        <FieldRow>
          <ChannelSelect
            description="To say otherwise for one person, open Review."
            value={chosen.found_through}
            onChange={(found_through) => onChange({ found_through })}
          />
        </FieldRow>
        <FieldRow>
          <Checkbox
            label="These people agreed to their details being kept and considered (optional)"
            description="Noted on each candidate with the time and your name. It can be noted later, too."
            checked={chosen.consent_source !== null}
            onChange={(event) => onChange({ consent_source: event.currentTarget.checked ? 'import' : null })}
          />
          {chosen.consent_source !== null && (
            <Select
              label="Source of the consent"
              description="Who told you"
              data={sources}
              allowDeselect={false}
              value={chosen.consent_source}
              onChange={(source) => onChange({ consent_source: source })}
            />
          )}
        </FieldRow>
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed">
            <span role="status">
              {standingText(standing)}
              {known > 0 && <VisuallyHidden> {knownText(known, ready)}</VisuallyHidden>}
            </span>
            {known > 0 && (
              <>
                {' '}
                <Anchor
                  component="button"
                  type="button"
                  inherit
                  underline="always"
                  c="var(--mantine-color-text)"
                  onClick={onKnown}
                >
                  {knownText(known, ready)}
                </Anchor>
              </>
            )}
          </Text>
          <Group gap="xs">
            {createdIn !== null && done > 0 && creating === 0 && (
              <ButtonLink to="/jobs/$id/candidates" params={{ id: createdIn }} variant="default">
                See Them in the Job
              </ButtonLink>
            )}
            <Button
              // Not `disabled`: it is when its work is done, and would lose the focus.
              data-disabled={isOver || undefined}
              aria-disabled={isOver}
              leftSection={busy && <Loader size={14} color="currentColor" />}
              onClick={() => !isOver && onAcceptAll()}
            >
              {ready === 0 ? 'Create Candidates' : `Create ${counted(ready, 'Candidate')}`}
            </Button>
          </Group>
        </Group>
      </Stack>
    </FormSection>
  );
}

/** Told when one is to be created and the job or the recommendation is missing. */
export function chosenProblem(errors: ChosenErrors): string {
  return errors.job_id ?? errors.recommendation_reason ?? messages.common.invalidInput;
}

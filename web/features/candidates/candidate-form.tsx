import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import {
  candidateCreateSchema,
  type ExistingCandidate,
  existingCandidateSchema,
} from '#contract/candidates.ts';
import { messages, type Toast } from '#contract/messages.ts';
import { errorText, failureOf, hasCode, isSessionRefusal, type ApiError } from '#web/lib/api.ts';
import { useToday } from '#web/lib/app-info.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import { focusInPlace } from '#web/lib/focus-in-place.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { useSession } from '#web/lib/session.ts';
import { askToDiscard } from '#web/ui/ask-to-discard.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormButtons, FormSection } from '#web/ui/form-layout.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import { candidateDraftSchema, isBlankDraft, renewDraft } from './candidate-draft.ts';
import { BasicFields, CompensationFields, RecommendationFields } from './candidate-fields.tsx';
import {
  BLANK_CANDIDATE,
  candidateFormSchema,
  toCandidateInput,
  type CandidateFormValues,
} from './candidate-form-values.ts';
import { useCandidatesChanged } from './candidates.queries.ts';
import type { JobPicker } from './job-picker.tsx';
import { knownLine } from './known-line.tsx';
import { useKnownPerson } from './use-known-person.tsx';
import { fillIn } from './fill-in.ts';
import { type ReadText, useResumeExtraction } from './use-resume-extraction.ts';

// Of the few people who are known.
const KnownNote = onDemand(() => import('./known-note.tsx'));
// Once there is more than a name to look for others of that name by.
const NamesakeNote = onDemand(() => import('./namesake-note.tsx'), { optional: true });
// Of the few people who are refused.
const RefusalNote = onDemand(() => import('./refusal-note.tsx'));
// Once there is a resume.
const ResumeNotes = onDemand(() => import('./resume-notes.tsx'));

/** What the form needs of the field that reads resumes; the page puts that field in. */
export interface ResumeFieldProps {
  file: File | null;
  error: ReactNode;
  onRead: (resume: ReadText, file: File) => void;
  onUnreadable: (error: unknown, file: File) => void;
  onRemove: () => void;
  /** a file is being read, or no longer: until then `file` is the former one, which nobody means any more */
  onReading: (isReading: boolean) => void;
}

/** The person that the server found in place of the one who was entered, and what was entered. */
export interface KnownPerson {
  existing: ExistingCandidate;
  /** by which of the two they are the same */
  sameBy: ('email' | 'phone')[];
  jobId: string;
  file: File;
  text: string;
  /** the name that the resume says, where it was read and says one */
  nameInResume: string | undefined;
  recommendation: string;
  consentGiven: boolean;
  /** all that was entered, as the form holds it */
  typed: CandidateFormValues;
}

interface CandidateFormProps {
  /** the job that the screen is about, or one to be chosen, chosen already when one comes from a job's pipeline */
  job: { fixed: string } | { chosen: string | undefined; Picker: typeof JobPicker };
  renderResume: (props: ResumeFieldProps) => ReactNode;
  sendLabel: string;
  /** why nothing can be sent for the time being; what is typed stays */
  notNow?: string | undefined;
  /** sends what was checked; what it throws is told */
  send: (
    entered: z.output<typeof candidateCreateSchema>,
    resume: File,
    idempotencyKey: string,
  ) => Promise<void>;
  sent: Toast;
  /** leads to a job's page, for people who may open it from what tells that the person was sent */
  onOpenJob?: (jobId: string) => void;
  /** told when no better reason is known */
  failed: Toast;
  /** what is offered when the person exists already and may be named */
  renderKnown: (
    known: KnownPerson,
    dialog: { opened: boolean; onClose: () => void; onDone: () => void },
  ) => ReactNode;
  /** what is offered, as a button, when it was refused for no field's fault; the resume is null while another one is read */
  renderRefused?: (
    error: ApiError,
    resume: { file: File; text: string } | null,
    onDone: () => void,
  ) => ReactNode;
  /** it was sent for that job (id) */
  onDone: (jobId: string) => void;
  /** the way out without saving, once what was typed may be thrown away */
  onCancel: () => void;
}

const schema = candidateCreateSchema.and(
  z.object({ resume: z.instanceof(File, { error: messages.candidate.resumeRequired }) }),
);

/** What is sent of somebody who is there already, in the order of the form. */
const GOES_ALONG = ['recommendation_reason', 'remarks'] as const;

const NO_RESUME = { resume: null as File | null, resume_text: '', resume_summary: null as string | null };

/** A new candidate with resume for a published job: to be added by HR, or to be submitted by a recruiter. */
export function CandidateForm(props: CandidateFormProps) {
  const {
    job,
    renderResume,
    sendLabel,
    notNow,
    send,
    sent,
    failed,
    renderKnown,
    renderRefused,
    onOpenJob,
    onDone,
    onCancel,
  } = props;
  const changed = useCandidatesChanged();
  const today = useToday();
  /** who was found last; it stays while the dialog about them closes */
  const [known, setKnown] = useState<{ person: KnownPerson; opened: boolean } | null>(null);
  /** why it was refused, when it is no field's fault, and of whom that was said */
  const [refusal, setRefusal] = useState<{ error: ApiError; of: string } | null>(null);
  const fixedJob = 'fixed' in job ? job.fixed : null;
  const openedFor = 'fixed' in job ? job.fixed : (job.chosen ?? null);
  const draft = useDraft({
    key: fixedJob === null ? 'create-candidate' : `submit-candidate.${fixedJob}`,
    version: 1,
    schema: candidateDraftSchema,
    isUntouched: isBlankDraft,
  });
  const [kept] = useState(() => draft.kept && renewDraft(draft.kept.value, today, openedFor));
  /** the resume that was chosen before the form was left, to be chosen again */
  const [lostFile, setLostFile] = useState(kept?.fileName ?? null);
  /** counts what was thrown away, so that the resume's field starts afresh as well */
  const [discarded, setDiscarded] = useState(0);
  const { form, formProps, busy } = useSchemaForm({
    schema,
    initialValues: {
      ...(kept?.values ?? BLANK_CANDIDATE),
      ...NO_RESUME,
      // Said of this person at this moment: a draft does not keep it.
      consent_given: false,
      job_id: kept ? kept.jobId : openedFor,
    },
    toInput: (values) => ({ ...toCandidateInput(values), job_id: values.job_id ?? '' }),
    onSubmit: async ({ resume, ...entered }, { idempotencyKey }) => {
      setRefusal(null);
      try {
        await draft.whileSaving(() => send(entered, resume, idempotencyKey));
      } catch (error) {
        const found = hasCode(error, 'candidate_exists') && existingCandidateSchema.safeParse(error.current);
        if (!found || !found.success) throw error;
        goOnWith(found.data, sameBy(error));
        return;
      }
      toast.success(
        sent,
        onOpenJob && {
          label: entered.job_id === openedFor ? messages.job.back : messages.job.open,
          run: () => onOpenJob(entered.job_id),
        },
      );
      void changed();
      onDone(entered.job_id);
    },
    onFail: (error) => {
      // Signing in comes next, and leads back to all that was typed.
      if (hasCode(error, 'unauthenticated')) toast.error(messages.candidate.mustBeSignedIn);
      else if (
        hasCode(error, 'candidate_exists', 'conflict', 'too_many_requests', 'not_found', 'unavailable')
      )
        setRefusal({ error, of: contactsOf(form.getValues()) });
      else if (!isSessionRefusal(error)) toast.error(failureOf(error, failed));
    },
  });
  /** Offers what can be done with somebody who is there, once there is a resume and a job to do it with. */
  const goOnWith = (existing: ExistingCandidate, by: KnownPerson['sameBy']) => {
    const { resume, resume_text, job_id, consent_given, ...entered } = form.getValues();
    if (resume === null || job_id === null) return;
    // On a job's own screen what was written of the person goes along with them; nothing at all may be.
    const said = fixedJob === null ? [] : GOES_ALONG.filter((name) => entered[name].trim() !== '');
    const checked = said.map((name) => ({ name, ...form.validateField(name) }));
    const wrong = checked.find(({ hasError }) => hasError);
    if (wrong) {
      form.getInputNode(wrong.name)?.focus();
      return;
    }
    const typed = candidateFormSchema.parse(entered);
    const person = {
      existing,
      sameBy: by,
      jobId: job_id,
      file: resume,
      text: resume_text,
      nameInResume,
      recommendation: typed.recommendation_reason,
      consentGiven: consent_given,
      typed,
    };
    setKnown({ person, opened: true });
  };
  const { extract, filling, forget, filled, fromResume, otherPerson, nameInResume } = useResumeExtraction(
    form,
    (summary) => form.setFieldValue('resume_summary', summary),
    kept?.filled,
  );
  const extracting = filling?.is === 'on its way';
  const [isReading, setIsReading] = useState(false);
  const values = candidateFormSchema.parse(form.values);
  const fileName = form.values.resume?.name ?? lostFile;
  const entered = { values, openedFor, jobId: form.values.job_id, fileName, filled, day: today };
  useKeepDraft(draft, entered);
  const knownBy = {
    email: useKnownPerson('email', form.values.email),
    phone: useKnownPerson('phone', form.values.phone),
  };
  const { can } = useSession();
  const likeness = [values.current_company, values.current_position, values.current_city];
  const isComparable = can('candidate.list') && values.name !== '' && likeness.some(Boolean);

  const take = (file: File, text: string) => {
    // Another resume than the one that the kept details came from.
    if (lostFile !== null && lostFile !== file.name) forget();
    form.setFieldValue('resume', file);
    form.setFieldValue('resume_text', text);
    form.clearFieldError('resume');
    setLostFile(null);
  };
  const discard = () => {
    forget();
    form.setValues({ ...BLANK_CANDIDATE, ...NO_RESUME, consent_given: false, job_id: openedFor });
    form.clearErrors();
    setLostFile(null);
    setRefusal(null);
    setDiscarded(discarded + 1);
  };
  const cancel = async () => {
    if (!isBlankDraft(entered) && !(await askToDiscard())) return;
    draft.forget();
    onCancel();
  };
  // Not asked about: whoever was refused cannot be sent, however much was typed of them.
  const startAnew = () => {
    discard();
    form.getInputNode('name')?.focus();
  };
  const leaveKnown = (jobId: string) => {
    draft.forget();
    onDone(jobId);
  };
  const stillRefused = refusal?.of === contactsOf(form.values) ? refusal.error : null;
  // What has to wait is no fault of the person's, and nobody else would be taken: what was typed stays for later.
  const hasToWait = hasCode(stillRefused, 'too_many_requests', 'unavailable');
  const { resume: file, resume_text: text } = form.values;
  const complaint = stillRefused ? errorText(stillRefused) : fixedJob === null ? null : form.errors['job_id'];
  return (
    <form {...formProps} ref={focusInPlace}>
      <Stack gap="md">
        <DraftNote draft={draft} onDiscard={discard}>
          {lostFile !== null && (
            <Text size="sm">Files are not kept: please choose the resume ({lostFile}) again.</Text>
          )}
        </DraftNote>
        <FormSection
          title="Resume"
          description="It is read in your browser; the fields below are filled in from it."
        >
          {/* Named as the form's field is: when it is missing, the focus goes here first. */}
          <div data-path="resume" key={discarded}>
            {renderResume({
              file: form.values.resume,
              error: form.errors['resume'],
              onRead: (resume, file) => {
                take(file, resume.text);
                void extract(resume);
              },
              onUnreadable: (_error, file) => take(file, ''),
              onRemove: () => {
                fillIn(form, NO_RESUME);
                forget();
              },
              onReading: setIsReading,
            })}
          </div>
          {filling && <ResumeNotes filling={filling} otherPerson={otherPerson} />}
          {(knownBy.email ?? knownBy.phone) && (
            <KnownNote
              {...knownBy}
              jobId={form.values.job_id}
              givesResume={fixedJob === null}
              onGoOn={form.values.resume === null || extracting ? undefined : goOnWith}
            />
          )}
        </FormSection>
        <BasicFields
          form={form}
          fromResume={fromResume}
          known={{ email: knownLine('email', knownBy.email), phone: knownLine('phone', knownBy.phone) }}
        />
        <CompensationFields form={form} fromResume={fromResume} />
        {'Picker' in job && (
          <FormSection title="Job Assignment">
            <job.Picker label="Job" required {...form.getInputProps('job_id')} />
          </FormSection>
        )}
        <RecommendationFields form={form} />
        <Checkbox
          label="The person agreed to their details being kept and considered (optional)"
          description="Noted with today's date and your name. It can be noted later, too."
          {...form.getInputProps('consent_given', { type: 'checkbox' })}
        />
        {/* Here one comes by before saving, whether a resume was chosen or all is typed. */}
        {isComparable && <NamesakeNote person={values} known={knownBy} />}
        {complaint && (
          <RefusalNote
            why={complaint}
            offer={
              stillRefused &&
              file &&
              renderRefused?.(stillRefused, isReading ? null : { file, text }, () =>
                leaveKnown(openedFor ?? ''),
              )
            }
            onAnother={stillRefused !== null && !hasToWait && fixedJob !== null ? startAnew : undefined}
          />
        )}
        <FormButtons>
          {/* Why nothing can be saved yet, for as long as that is so (the toast goes sooner), where it moves no field. */}
          <Text size="sm" role="status" mr="auto">
            {extracting ? messages.resume.analyzing.title : notNow}
          </Text>
          <Button variant="default" disabled={busy} onClick={() => void cancel()}>
            Cancel
          </Button>
          <Button type="submit" loading={busy} disabled={isReading || extracting || notNow !== undefined}>
            {sendLabel}
          </Button>
        </FormButtons>
      </Stack>
      {known &&
        renderKnown(known.person, {
          opened: known.opened,
          onClose: () => setKnown({ ...known, opened: false }),
          onDone: () => leaveKnown(known.person.jobId),
        })}
    </form>
  );
}

/** Who is being entered, as far as the server tells people apart. */
const contactsOf = ({ email, phone }: { email: string; phone: string }) => `${email.trim()} ${phone.trim()}`;

/** By which fields the server found somebody; by both when it does not say. */
function sameBy({ fields }: ApiError): KnownPerson['sameBy'] {
  const both = ['email', 'phone'] as const;
  const told = both.filter((field) => fields?.[field]);
  return told.length > 0 ? told : [...both];
}

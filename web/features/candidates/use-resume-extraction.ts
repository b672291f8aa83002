import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { candidateRoutes } from '#contract/candidates.ts';
import { WRITING_TIME } from '#contract/job-writing.ts';
import { limits } from '#contract/limits.ts';
import { extractionFailedBecause, messages, resumeExtracted } from '#contract/messages.ts';
import type { Named } from '#contract/same-person.ts';
import { call, errorText, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { useToday } from '#web/lib/app-info.ts';
import { toast } from '#web/ui/toast.ts';
import { BLANK_CANDIDATE, candidateFormSchema, type CandidateFormValues } from './candidate-form-values.ts';
import { fillIn, valuesOf } from './fill-in.ts';
import { isUntouched, type Filled, NOTHING_FILLED } from './filled-fields.ts';
import type { Read } from './resume-beside-form.ts';

/** A resume's text and, where the file tells it, how its pages show it. */
export interface ReadText {
  text: string;
  lines?: { text: string; size: number; x: number; page: number }[];
  /** the text was recognised in pictures: any letter or digit may be another */
  recognised?: true;
}

// Its code comes after the form, and before there is a resume.
const loadBeside = () => import('./resume-beside-form.ts');
type BesideForm = Awaited<ReturnType<typeof loadBeside>>;

const isBlank = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Never ends well: for what cannot be given up by itself. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** Nobody waits any more for what is at work. */
function giveUp(running: RefObject<AbortController | undefined>): void {
  running.current?.abort();
  running.current = undefined;
}

/**
 * Fills a form from the text of a resume. What somebody has typed is never overwritten; what was filled in from a
 * resume and not touched since is marked, and replaced when another resume is read. `before` is what had been filled
 * in when the form was left. `onSummary` is told what the resume says in two or three sentences.
 */
export function useResumeExtraction<V extends CandidateFormValues>(
  form: UseFormReturnType<V>,
  onSummary: (summary: string | null) => void,
  before: Filled = NOTHING_FILLED,
) {
  const today = useToday();
  const [filled, setFilled] = useState(before);
  const [busy, setBusy] = useState(false);
  const [fellBack, setFellBack] = useState(false);
  const [read, setRead] = useState<{ of: Read; beside: BesideForm } | null>(null);
  /** the call whose answer is still wanted */
  const running = useRef<AbortController>(undefined);
  /** of whom the resume before was, also when it was taken away since */
  const former = useRef<Named>(undefined);

  useEffect(() => {
    // Where it cannot be had now, it is asked for again with the resume.
    loadBeside().catch(() => undefined);
    // Whoever has left the form is told nothing of it, and the server need not go on.
    return () => giveUp(running);
  }, []);

  const extract = async ({ text: resumeText, lines, recognised }: ReadText) => {
    const sureUpTo = recognised ? limits.intake.recognisedUpTo : 1;
    giveUp(running);
    setBusy(true);
    setFellBack(false);
    setRead(null);
    const endTelling = toast.ai(messages.resume.analyzing);
    // A call that hangs would keep the form from being saved for good.
    const late = new AbortController();
    running.current = late;
    const timer = setTimeout(() => late.abort(), WRITING_TIME.browser);
    try {
      const [{ success, data, error, fell_back }, beside] = await Promise.all([
        call(candidateRoutes.extract, {
          body: { resumeText, lines: lines?.slice(0, limits.resume.maxLines) },
          signal: late.signal,
        }),
        Promise.race([loadBeside(), untilAborted(late.signal)]),
      ]);
      if (running.current !== late) return;
      if (!success || !data) {
        toast.error(error ? extractionFailedBecause(error) : messages.resume.extractionFailed);
        return;
      }
      const values = valuesOf(form);
      const said = beside.saidByResume(data, today);
      const taken = Object.fromEntries(
        Object.entries(said).filter(
          ([field]) => isBlank(values[field]) || isUntouched(filled, field, values),
        ),
      );
      // What a former resume said and this one does not: it may have been another person's.
      const outdated = Object.entries(BLANK_CANDIDATE).filter(
        ([field]) => !(field in said) && isUntouched(filled, field, values),
      );
      fillIn(form, { ...Object.fromEntries(outdated), ...taken });
      const sure = beside.surenessOf(data, Object.keys(taken), sureUpTo);
      setFilled((former) => ({
        values: { ...former.values, ...taken },
        sure: { ...former.sure, ...sure },
      }));
      former.current ??= beside.personIn(before.values);
      const now = beside.personIn(said);
      const isOther =
        former.current !== undefined && now !== undefined && beside.areOtherPeople(former.current, now);
      former.current = now ?? former.current;
      setRead({
        beside,
        of: {
          said,
          sure: beside.surenessOf(data, Object.keys(said), sureUpTo),
          typed: candidateFormSchema.parse(form.getValues()),
          differing: beside.saysOtherwise(candidateFormSchema.parse(values), said, filled),
          left: isOther ? beside.leftOfFormer(form.getValues(), said) : {},
          taken: { values: taken, sure },
          isReplaced: false,
        },
      });
      setFellBack(fell_back);
      toast.ai(resumeExtracted(Object.keys(taken).length));
      onSummary(data.resume_summary);
    } catch (error) {
      if (running.current !== late || isSessionRefusal(error)) return;
      toast.error(
        hasCode(error, 'network', 'too_many_requests')
          ? extractionFailedBecause(errorText(error))
          : messages.resume.processFailed,
      );
    } finally {
      clearTimeout(timer);
      endTelling();
      if (running.current === late) setBusy(false);
    }
  };

  /** Clears what was filled in from a resume that is taken away, unless somebody has touched it; what it replaced is put back. */
  const forget = () => {
    giveUp(running);
    setBusy(false);
    setFellBack(false);
    setRead(null);
    const values = valuesOf(form);
    const untouched = Object.entries(BLANK_CANDIDATE).filter(([field]) => isUntouched(filled, field, values));
    fillIn(form, {
      ...Object.fromEntries(untouched),
      ...(read?.of.isReplaced && read.beside.replacedIn(values, read.of)),
    });
    setFilled(NOTHING_FILLED);
  };

  const put = (next: Read, values: object, nowFilled: Filled) => {
    fillIn(form, values);
    setFilled(nowFilled);
    setRead((last) => last && { ...last, of: next });
  };
  const values = valuesOf(form);
  const marked = Object.entries(filled.sure).filter(([field]) => isUntouched(filled, field, values));

  return {
    extract,
    forget,
    /** true while a resume is being analysed */
    extracting: busy,
    /** true when the built-in engine read the resume in a provider's place */
    fellBack,
    filled,
    /** set while the resume speaks of another person than what was typed */
    otherPerson: read?.beside.otherPersonOf(read.of, { held: form.getValues(), filled, put }) ?? null,
    /** fields that were filled in and not touched since, with how surely (0-1) they were read */
    fromResume: new Map(marked),
  };
}

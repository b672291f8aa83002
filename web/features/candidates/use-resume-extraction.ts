import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { candidateRoutes } from '#contract/candidates.ts';
import { WRITING_TIME } from '#contract/job-writing.ts';
import { limits } from '#contract/limits.ts';
import { extractionFailedBecause, messages, resumeExtracted, type Toast } from '#contract/messages.ts';
import type { Named } from '#contract/same-person.ts';
import { call, errorText, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { useToday } from '#web/lib/app-info.ts';
import { toast } from '#web/ui/toast.ts';
import { BLANK_CANDIDATE, type CandidateFormValues } from './candidate-form-values.ts';
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

/** How it stands with filling in the form from a resume; null without one. */
export type Filling =
  | { is: 'on its way' }
  | {
      is: 'done';
      /** how many fields were filled in */
      fields: number;
      /** labels of those that one would look for in a resume and that it does not tell */
      missing: string[];
      /** the built-in engine read the resume in a provider's place */
      fellBack: boolean;
    }
  | {
      is: 'failed';
      /** in a sentence, where it is known */
      why: string | null;
      onAgain: () => void;
    };

// Its code comes after the form, and before there is a resume.
const loadBeside = () => import('./resume-beside-form.ts');
type BesideForm = Awaited<ReturnType<typeof loadBeside>>;

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
  const [filling, setFilling] = useState<Filling | null>(null);
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

  const extract = async (resume: ReadText) => {
    const { text: resumeText, lines, recognised } = resume;
    const fail = (told: Toast, why: string | null) => {
      toast.error(told);
      setFilling({ is: 'failed', why, onAgain: () => void extract(resume) });
    };
    giveUp(running);
    setFilling({ is: 'on its way' });
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
        fail(error ? extractionFailedBecause(error) : messages.resume.extractionFailed, error);
        return;
      }
      const taken = beside.takeIn(data, {
        held: valuesOf(form),
        filled,
        former: former.current ?? beside.personIn(before.values),
        today,
        sureUpTo: recognised ? limits.intake.recognisedUpTo : 1,
        fill: (values) => {
          fillIn(form, values);
          return form.getValues();
        },
      });
      former.current = taken.person;
      const { values, sure } = taken.read.taken;
      setFilled((former) => ({
        values: { ...former.values, ...values },
        sure: { ...former.sure, ...sure },
      }));
      setRead({ beside, of: taken.read });
      setFilling({ is: 'done', fields: taken.fields, missing: taken.missing, fellBack: fell_back });
      toast.ai(resumeExtracted(taken.fields));
      onSummary(data.resume_summary);
    } catch (error) {
      if (running.current !== late) return;
      if (isSessionRefusal(error)) setFilling(null);
      else if (hasCode(error, 'network', 'too_many_requests'))
        fail(extractionFailedBecause(errorText(error)), errorText(error));
      else fail(messages.resume.processFailed, null);
    } finally {
      clearTimeout(timer);
      endTelling();
    }
  };

  /** Clears what was filled in from a resume that is taken away, unless somebody has touched it; what it replaced is put back. */
  const forget = () => {
    giveUp(running);
    setFilling(null);
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
    filling,
    filled,
    /** set while the resume speaks of another person than what was typed */
    otherPerson: read?.beside.otherPersonOf(read.of, { held: form.getValues(), filled, put }) ?? null,
    /** fields that were filled in and not touched since, with how surely (0-1) they were read */
    fromResume: new Map(marked),
    /** the name that the resume says, whatever the form has by now */
    nameInResume: read?.of.said.name,
  };
}

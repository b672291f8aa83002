import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { candidateRoutes } from '#contract/candidates.ts';
import { WRITING_TIME } from '#contract/job-writing.ts';
import { limits } from '#contract/limits.ts';
import { extractionFailedBecause, messages, resumeExtracted } from '#contract/messages.ts';
import { areOtherPeople } from '#contract/same-person.ts';
import { call, errorText, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { useToday } from '#web/lib/app-info.ts';
import { contentOf } from '#web/lib/form.ts';
import { toast } from '#web/ui/toast.ts';
import { BLANK_CANDIDATE, candidateFormSchema, type CandidateFormValues } from './candidate-form-values.ts';
import { fillIn, valuesOf } from './fill-in.ts';
import { isUntouched, type Filled, NOTHING_FILLED } from './filled-fields.ts';
import {
  isSamePerson,
  labelsOf,
  leftOfFormer,
  partLeft,
  personIn,
  saysOtherwise,
  stillLeft,
  typedOver,
  withoutLeft,
} from './other-person.ts';
import { type Extracted, saidByResume } from './said-by-resume.ts';

/** A resume's text and, where the file tells it, how its pages show it. */
export interface ReadText {
  text: string;
  lines?: { text: string; size: number; x: number; page: number }[];
  /** the text was recognised in pictures: any letter or digit may be another */
  recognised?: true;
}

/** How surely (0-1) each field was read, at most `upTo`. */
function surenessOf({ confidence }: Extracted, fields: string[], upTo: number): Record<string, number> {
  const { notice_period_days: notice, ...others } = confidence;
  const sure: Record<string, number | undefined> = { ...others, joining_date: notice };
  return Object.fromEntries(fields.map((field) => [field, Math.min(sure[field] ?? 1, upTo)]));
}

/** What a resume may tell; the rest of the form it leaves alone. */
const TOLD = [
  'name',
  'email',
  'phone',
  'current_city',
  'preferred_location',
  'current_position',
  'current_company',
  'experience_years',
  'relevant_experience_years',
  'skills',
  'current_ctc',
  'expected_ctc',
  'joining_date',
] as const satisfies readonly (keyof CandidateFormValues)[];

/** The resume speaks of another person than what was typed, or than the resume before, or that has been settled. */
export interface OtherPerson {
  /** in which of name, e-mail and phone they differ */
  differing: ReturnType<typeof saysOtherwise>;
  /** labels of what was typed of the person of the resume before; of those, what this resume says, and what it does not */
  left: string[];
  taken: string[];
  cleared: string[];
  isReplaced: boolean;
  /** takes from this resume what differs, and all else that it may tell, and clears what is left */
  onReplace: () => void;
  /** puts back what that replaced */
  onPutBack: () => void;
}

/** A resume that was read, beside the form as it stood then. */
interface Read {
  said: Partial<CandidateFormValues>;
  sure: Record<string, number>;
  differing: ReturnType<typeof saysOtherwise>;
  /** what was typed of the person of the resume before */
  left: ReturnType<typeof leftOfFormer>;
  /** what stood in the form then, and what of that came from this resume */
  typed: CandidateFormValues;
  taken: Filled;
  isReplaced: boolean;
}

const told = (values: Partial<CandidateFormValues>) =>
  Object.fromEntries(TOLD.map((field) => [field, values[field] ?? BLANK_CANDIDATE[field]]));

const pick = <V>(from: Record<string, V>, fields: object): Record<string, V> =>
  Object.fromEntries(Object.entries(from).filter(([field]) => field in fields));

const isBlank = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** What stood where a resume was taken for all, in the fields that hold that still; blank where it was the resume's before, too. */
function replacedIn(held: Record<string, unknown>, { said, differing, left, typed, taken }: Read): object {
  const there: Record<string, unknown> = {
    ...(differing.length > 0 && told(said)),
    ...withoutLeft(left, said),
  };
  const blank: Record<string, unknown> = { ...BLANK_CANDIDATE };
  const before: Record<string, unknown> = { ...told(typed), ...left, ...pick(blank, taken.values) };
  const still = Object.keys(there).filter((field) => contentOf(held[field]) === contentOf(there[field]));
  return Object.fromEntries(still.map((field) => [field, before[field]]));
}

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
  const [read, setRead] = useState<Read | null>(null);
  /** the call whose answer is still wanted */
  const running = useRef<AbortController>(undefined);
  /** of whom the resume before was, also when it was taken away since */
  const former = useRef(personIn(before.values));

  // Whoever has left the form is told nothing of it, and the server need not go on.
  useEffect(() => () => giveUp(running), []);

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
      const { success, data, error, fell_back } = await call(candidateRoutes.extract, {
        body: { resumeText, lines: lines?.slice(0, limits.resume.maxLines) },
        signal: late.signal,
      });
      if (running.current !== late) return;
      if (!success || !data) {
        toast.error(error ? extractionFailedBecause(error) : messages.resume.extractionFailed);
        return;
      }
      const values = valuesOf(form);
      const said = saidByResume(data, today);
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
      const sure = surenessOf(data, Object.keys(taken), sureUpTo);
      setFilled((former) => ({
        values: { ...former.values, ...taken },
        sure: { ...former.sure, ...sure },
      }));
      const now = personIn(said);
      const isOther =
        former.current !== undefined && now !== undefined && areOtherPeople(former.current, now);
      former.current = now ?? former.current;
      setRead({
        said,
        sure: surenessOf(data, Object.keys(said), sureUpTo),
        typed: candidateFormSchema.parse(form.getValues()),
        differing: saysOtherwise(candidateFormSchema.parse(values), said, filled),
        left: isOther ? leftOfFormer(form.getValues(), said) : {},
        taken: { values: taken, sure },
        isReplaced: false,
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
    fillIn(form, { ...Object.fromEntries(untouched), ...(read?.isReplaced && replacedIn(values, read)) });
    setFilled(NOTHING_FILLED);
  };

  const put = (next: Read, values: object, nowFilled: Filled) => {
    fillIn(form, values);
    setFilled(nowFilled);
    setRead(next);
  };
  const otherPerson = (): OtherPerson | null => {
    if (!read) return null;
    const { said, sure, typed, isReplaced } = read;
    const held = form.getValues();
    const now = candidateFormSchema.parse(held);
    // Another person was typed over what this resume had filled in, here or before the form was left.
    const over = !isReplaced && read.differing.length === 0 ? typedOver(now, said) : [];
    // Whoever has looked at one of the three since has decided.
    const isDecided = !isReplaced && !isSamePerson(now, typed);
    const differing = over.length > 0 ? over : isDecided ? [] : read.differing;
    const left = isReplaced ? read.left : stillLeft(read.left, held);
    if (differing.length === 0 && Object.keys(left).length === 0) return null;
    const { taken, cleared } = partLeft(left, said);
    return {
      differing,
      left: labelsOf(left),
      taken: labelsOf(taken),
      cleared: labelsOf(cleared),
      isReplaced,
      onReplace: () => {
        const before = over.length > 0 ? { typed: now, taken: filled } : {};
        const next = { ...read, ...before, differing, left, isReplaced: true };
        const inPlace = withoutLeft(left, said);
        if (differing.length > 0) put(next, { ...told(said), ...inPlace }, { values: said, sure });
        // What came in its place is the resume's, marked as such, and goes with it.
        else
          put(next, inPlace, {
            values: { ...filled.values, ...pick(said, taken) },
            sure: { ...filled.sure, ...pick(sure, taken) },
          });
      },
      onPutBack: () => {
        const next = { ...read, isReplaced: false };
        if (differing.length === 0) put(next, left, filled);
        else put(next, { ...told(typed), ...left }, read.taken);
      },
    };
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
    otherPerson: otherPerson(),
    /** fields that were filled in and not touched since, with how surely (0-1) they were read */
    fromResume: new Map(marked),
  };
}

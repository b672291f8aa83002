import { useEffect, useRef, useState } from 'react';
import { experienceRequiredText } from '#contract/experience.ts';
import { jobDescriptionFieldsSchema, jobWritingRoutes, WRITING_TIME } from '#contract/job-writing.ts';
import type { RouteOutput } from '#contract/route.ts';
import { cleanList } from '#contract/text.ts';
import { call } from '#web/lib/api.ts';
import { type JobFormValues, toYears } from './job-form-values.ts';

/** Asks for a job out of a free text. Throws ApiError. */
export function writeJob(
  prompt: string,
  signal: AbortSignal,
): Promise<RouteOutput<typeof jobWritingRoutes.fromPrompt>> {
  return call(jobWritingRoutes.fromPrompt, { body: { prompt }, signal });
}

/** Asks for a full description out of the form's other fields. Throws ApiError, and ZodError while fields are wrong. */
export async function writeDescription(
  values: JobFormValues,
  signal: AbortSignal,
): Promise<RouteOutput<typeof jobWritingRoutes.description>> {
  const { experience_min: min, experience_max: max } = toYears(values);
  const isKnown = !Number.isNaN(min) && !Number.isNaN(max);
  const body = jobDescriptionFieldsSchema.parse({
    ...values,
    location: values.locations.join(', '),
    openings: jobDescriptionFieldsSchema.shape.openings.safeParse(values.openings).data,
    experience_required: (isKnown && experienceRequiredText({ min, max })) || '',
    skills_required: cleanList([
      ...values.primary_skills,
      ...values.secondary_skills,
      ...values.additional_skills,
    ]),
  });
  return call(jobWritingRoutes.description, { body, signal });
}

/** Something that is written for the person, one at a time, and can be given up. */
interface Writing<Given extends unknown[], T> {
  /** null when it failed, was cancelled or took too long, or while another is being written */
  write: (...given: Given) => Promise<T | null>;
  busy: boolean;
  cancel: () => void;
}

/** Waits for what is written, at most as long as the contract says; `onFail` hears why it was not, unless cancelled. */
export function useWriting<Given extends unknown[], T>(
  ask: (...given: [...Given, AbortSignal]) => Promise<T>,
  onFail: (error: unknown) => void,
): Writing<Given, T> {
  const [busy, setBusy] = useState(false);
  const running = useRef<{ cancel: () => void } | null>(null);
  useEffect(() => () => running.current?.cancel(), []);

  const write = async (...given: Given): Promise<T | null> => {
    if (running.current) return null;
    const abort = new AbortController();
    let cancelled = false;
    running.current = {
      cancel: () => {
        cancelled = true;
        abort.abort();
      },
    };
    const timer = setTimeout(() => abort.abort(), WRITING_TIME.browser);
    setBusy(true);
    try {
      return await ask(...given, abort.signal);
    } catch (error) {
      if (!cancelled) onFail(error);
      return null;
    } finally {
      clearTimeout(timer);
      running.current = null;
      setBusy(false);
    }
  };
  return { write, busy, cancel: () => running.current?.cancel() };
}

import { useEffect, useRef, useState } from 'react';
import { asReadError, type ResumeReadError } from '#reading/resume-read-error.ts';
import type { ReadProgress, ReadResume } from '#reading/resume-text.ts';
import type { ReadResumeOptions } from './read-resume.ts';

interface Failure {
  fileName: string;
  /** for the person who chose the file */
  message: string;
}

/** A file whose text is in pictures. */
export interface Scan {
  file: File;
  pages: number;
}

/** A file at work, with how far it has come once its first page has begun. */
export interface CurrentReading {
  file: File;
  by: 'reading' | 'recognition';
  progress?: ReadProgress;
}

export interface ResumeReading {
  current: CurrentReading | undefined;
  /** why the last file was refused, nobody's resume, until the next one is read: the form goes on with what it held */
  refusal: Failure | undefined;
  /** why the file that the form holds has no text, for as long as it holds that one */
  warning: Failure | undefined;
  /** what the reading of the last file that was not refused brought */
  result: ReadResume | undefined;
  /** that file as long as text recognition may find (more) text in it */
  scan: Scan | undefined;
  start: (file: File) => void;
  /** reads the scan by text recognition */
  recognise: () => void;
  /** stops what is at work: all is as it was before */
  cancel: () => void;
  /** stops a reading, forgets a failure, a scan and a result */
  reset: () => void;
  refuse: (refusal: Failure) => void;
}

interface Outcome {
  onRead: (resume: ReadResume, file: File) => void;
  /** a proper file whose text cannot be had; `isOffered`: text recognition may find it */
  onUnreadable?: ((error: ResumeReadError, file: File, isOffered: boolean) => void) | undefined;
}

/** Reads one resume at a time: a new file, leaving the screen and `reset` stop a reading that runs. */
export function useResumeReading(outcome: Outcome): ResumeReading {
  const [current, setCurrent] = useState<CurrentReading>();
  const [refusal, setRefusal] = useState<Failure>();
  const [warning, setWarning] = useState<Failure>();
  const [result, setResult] = useState<ReadResume>();
  const [scan, setScan] = useState<Scan>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // Told as the screen is when a reading ends: it may have changed much since it began.
  const latest = useRef(outcome);
  useEffect(() => {
    latest.current = outcome;
  });

  const cancel = (): void => {
    running.current?.abort();
    setCurrent(undefined);
  };

  const reset = (): void => {
    cancel();
    setRefusal(undefined);
    setWarning(undefined);
    setResult(undefined);
    setScan(undefined);
  };

  /** Resolves when it is done; a failure goes to `onFail`, and what was cancelled goes nowhere. */
  const run = async (
    file: File,
    by: CurrentReading['by'],
    onFail: (error: ResumeReadError, canRecognise: boolean) => void,
  ): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setCurrent({ file, by });
    setRefusal(undefined);
    const options: ReadResumeOptions = {
      signal: controller.signal,
      onProgress: (progress) => setCurrent({ file, by, progress }),
    };
    let canRecognise = false;
    try {
      // Fetched with the first file, not with the screen.
      const reader = await import('./read-resume.ts');
      canRecognise = reader.canRecognise();
      const resume = await (by === 'reading' ? reader.readResume : reader.recogniseResume)(file, options);
      setWarning(undefined);
      setResult(resume);
      setScan(canRecognise && resume.scannedPages > 0 ? { file, pages: resume.scannedPages } : undefined);
      latest.current.onRead(resume, file);
    } catch (error) {
      if (!controller.signal.aborted) onFail(asReadError(error), canRecognise);
    } finally {
      if (!controller.signal.aborted) setCurrent(undefined);
    }
  };

  const told = (file: File, { message }: ResumeReadError): Failure => ({ fileName: file.name, message });

  const read = async (file: File): Promise<void> => {
    cancel();
    await run(file, 'reading', (error, canRecognise) => {
      if (!error.fileIsUsable) return setRefusal(told(file, error));
      const isOffered = canRecognise && error.scannedPages > 0;
      setResult(undefined);
      setScan(isOffered ? { file, pages: error.scannedPages } : undefined);
      setWarning(isOffered ? undefined : told(file, error));
      latest.current.onUnreadable?.(error, file, isOffered);
    });
  };

  const recognise = async ({ file }: Scan): Promise<void> => {
    await run(file, 'recognition', (error) => {
      // What failed by itself (a line that broke) may be tried again; what was looked at has no text.
      if (error.code !== 'failed') setScan(undefined);
      setWarning(told(file, error));
    });
  };

  return {
    current,
    refusal,
    warning,
    result,
    scan,
    start: (file) => void read(file),
    recognise: () => scan && void recognise(scan),
    cancel,
    reset,
    refuse: (refused) => {
      reset();
      setRefusal(refused);
    },
  };
}

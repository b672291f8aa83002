import { useEffect, useRef, useState } from 'react';
import { messages } from '#contract/messages.ts';
import type { ReadProgress, ReadResume } from './reading/resume-text.ts';
import { ResumeReadError } from './resume-read-error.ts';

interface Failure {
  fileName: string;
  /** for the person who chose the file */
  message: string;
  /** the pages are probably pictures of text */
  needsOcr: boolean;
}

export interface ResumeReading {
  /** the file being read, with how far the reading has come once its first page is done */
  current: { file: File; progress?: ReadProgress } | undefined;
  /** how the last reading failed, until the next one starts */
  failure: Failure | undefined;
  /** what the last reading brought */
  result: ReadResume | undefined;
  start: (file: File) => void;
  /** stops a reading, forgets a failure and a result */
  reset: () => void;
  refuse: (failure: Failure) => void;
}

interface Outcome {
  onRead: (resume: ReadResume, file: File) => void;
  onUnreadable?: ((error: ResumeReadError, file: File) => void) | undefined;
}

/** Reads one resume at a time: a new file, leaving the screen and `reset` stop a reading that runs. */
export function useResumeReading({ onRead, onUnreadable }: Outcome): ResumeReading {
  const [current, setCurrent] = useState<ResumeReading['current']>();
  const [failure, setFailure] = useState<Failure>();
  const [result, setResult] = useState<ReadResume>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const reset = (): void => {
    running.current?.abort();
    setCurrent(undefined);
    setFailure(undefined);
    setResult(undefined);
  };

  const read = async (file: File): Promise<void> => {
    reset();
    const controller = new AbortController();
    running.current = controller;
    setCurrent({ file });
    try {
      // Fetched with the first file, not with the screen.
      const { readResume } = await import('./read-resume.ts');
      const resume = await readResume(file, {
        signal: controller.signal,
        onProgress: (progress) => setCurrent({ file, progress }),
      });
      setResult(resume);
      onRead(resume, file);
    } catch (error) {
      if (controller.signal.aborted) return;
      const known = error instanceof ResumeReadError ? error : undefined;
      const message = known?.message ?? messages.resume.readFailed;
      setFailure({ fileName: file.name, message, needsOcr: known?.needsOcr ?? false });
      if (known?.fileIsUsable) onUnreadable?.(known, file);
    } finally {
      if (!controller.signal.aborted) setCurrent(undefined);
    }
  };

  return {
    current,
    failure,
    result,
    start: (file) => void read(file),
    reset,
    refuse: (refused) => {
      reset();
      setFailure(refused);
    },
  };
}

import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { PasswordQuestion, PasswordVerdict } from '#contract/account.ts';
import { limits, timing } from '#contract/limits.ts';

/**
 * How good a password is, 0 to 4, as the server judges it; null while nobody knows yet. The word lists (800 kB) come with
 * the first letter that is typed, into a thread of their own, and go with the field.
 */
export function usePasswordStrength(password: string, guessable: string[]): number | null {
  const [settled] = useDebouncedValue(password, timing.searchDebounce);
  const [verdict, setVerdict] = useState<{ of: string; score: number } | null>(null);
  const worker = useRef<Worker | null>(null);
  const words = guessable.join('\n');

  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (settled === '') return undefined;
    worker.current ??= new Worker(new URL('./judge-password.worker.ts', import.meta.url), { type: 'module' });
    const judge = worker.current;
    const id = Math.random();
    const hear = ({ data }: MessageEvent<PasswordVerdict>) => {
      if (data.id === id) setVerdict({ of: settled, score: data.score });
    };
    judge.addEventListener('message', hear);
    const judged = settled.slice(0, limits.password.judged);
    judge.postMessage({ id, password: judged, guessable: words.split('\n') } satisfies PasswordQuestion);
    return () => judge.removeEventListener('message', hear);
  }, [settled, words]);

  return verdict !== null && verdict.of === password ? verdict.score : null;
}

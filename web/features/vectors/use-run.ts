import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { VectorRun, VectorRunKind } from '#contract/vectors.ts';
import { overviewQuery } from './vectors.queries.ts';

/** The newest run of a kind; tells when one that was seen running is over. */
export function useRun(kind: VectorRunKind, onOver: (run: VectorRun) => void): VectorRun | undefined {
  const { data } = useQuery(overviewQuery);
  const run = data?.runs.find((each) => each.kind === kind);
  const seenRunning = useRef<string>(undefined);
  useEffect(() => {
    if (run?.state === 'running') seenRunning.current = run.id;
    else if (run && seenRunning.current === run.id) {
      seenRunning.current = undefined;
      onOver(run);
    }
  }, [run, onOver]);
  return run;
}

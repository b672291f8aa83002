import { Anchor } from '@mantine/core';
import { onDemand } from './on-demand.tsx';

export const TellCandidateDialog = onDemand(() => import('./tell-candidate-dialog.tsx'));

/** Opens what tells a candidate of an interview; `of` says whose, and for which job. */
export function TellCandidate({ of, onTell }: { of: string; onTell: () => void }) {
  return (
    <>
      {' '}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        aria-label={`Tell the candidate: ${of}`}
        data-print="none"
        onClick={onTell}
      >
        Tell the candidate
      </Anchor>
    </>
  );
}

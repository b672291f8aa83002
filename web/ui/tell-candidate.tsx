import { LineDeed } from './line-deed.tsx';
import { onDemand } from './on-demand.tsx';

export const TellCandidateDialog = onDemand(() => import('./tell-candidate-dialog.tsx'));

/** Opens what tells a candidate of an interview; `of` says whose, and for which job. */
export function TellCandidate({ of, onTell }: { of: string; onTell: () => void }) {
  return <LineDeed label="Tell the candidate" of={of} onPress={onTell} />;
}

import { CompareDialog, type CompareDialogProps } from '#web/ui/compare-dialog.tsx';
import type { CandidateFormValues } from './candidate-form-values.ts';

/** Two people's changes to one candidate, for the second of them to save. */
export default function CompareCandidate(props: CompareDialogProps<CandidateFormValues>) {
  return <CompareDialog title="Someone else changed this candidate" {...props} />;
}

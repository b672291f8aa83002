import { CompareDialog, type CompareDialogProps } from '#web/ui/compare-dialog.tsx';
import type { EditFormValues } from './job-form-values.ts';

/** Two people's changes to one job, for the second of them to save. */
export default function CompareJob(props: CompareDialogProps<EditFormValues>) {
  return <CompareDialog title="Someone else changed this job" {...props} />;
}

import { CompareDialog, type CompareDialogProps } from '#web/ui/compare-dialog.tsx';
import type { ProfileFormValues } from './merge-profile.ts';

/** What was changed of a profile here and elsewhere, for the person to save. */
export default function CompareProfile(props: CompareDialogProps<ProfileFormValues>) {
  return <CompareDialog title="Your profile was changed elsewhere" {...props} />;
}

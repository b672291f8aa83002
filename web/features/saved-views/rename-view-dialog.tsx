import { TextInput } from '@mantine/core';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { type SavedView, savedViewRoutes } from '#contract/saved-views.ts';
import { errorText } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { toast } from '#web/ui/toast.ts';
import { useRenameView } from './saved-views.queries.ts';
import { ViewDialog } from './view-dialog.tsx';

interface RenameViewDialogProps {
  view: SavedView;
  opened: boolean;
  onClose: () => void;
}

/** Gives a view another name. */
export default function RenameViewDialog({ view, opened, onClose }: RenameViewDialogProps) {
  const { mutateAsync: rename } = useRenameView();
  const { form, formProps, busy } = useSchemaForm({
    schema: savedViewRoutes.rename.body,
    initialValues: { name: view.name },
    onSubmit: async ({ name }) => {
      await rename({ id: view.id, name });
      toast.success(messages.view.renamed);
      onClose();
    },
    onFail: (error) => toast.error({ ...messages.view.renameFailed, body: errorText(error) }),
  });
  return (
    <ViewDialog
      title="Rename view"
      deed="Rename"
      opened={opened}
      onClose={onClose}
      formProps={formProps}
      busy={busy}
    >
      <TextInput
        label="Name"
        required
        data-autofocus
        maxLength={limits.savedView.name}
        {...form.getInputProps('name')}
      />
    </ViewDialog>
  );
}

import { TextInput } from '@mantine/core';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { savedViewRoutes, type ViewList } from '#contract/saved-views.ts';
import { errorText } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { toast } from '#web/ui/toast.ts';
import { useSaveView } from './saved-views.queries.ts';
import { ViewDialog } from './view-dialog.tsx';

interface SaveViewDialogProps {
  list: ViewList;
  query: string;
  opened: boolean;
  onClose: () => void;
}

/** Gives what the list shows a name. */
export default function SaveViewDialog({ list, query, opened, onClose }: SaveViewDialogProps) {
  const { mutateAsync: save } = useSaveView();
  const { form, formProps, busy } = useSchemaForm({
    schema: savedViewRoutes.save.body,
    initialValues: { list, name: '', query },
    onSubmit: async (view) => {
      await save(view);
      toast.success(messages.view.saved);
      onClose();
    },
    onFail: (error) => toast.error({ ...messages.view.failed, body: errorText(error) }),
  });
  return (
    <ViewDialog
      title="Save this view"
      deed="Save"
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
        description={
          list === 'candidates'
            ? 'Name the view, not a person. Filters and order are kept, not what you search by. Another view of this name is replaced.'
            : 'Search, filter and order are kept. Another view of this name is replaced.'
        }
        {...form.getInputProps('name')}
        // Too many filters for a view are told here as well: there is no other field.
        error={form.errors['name'] ?? form.errors['query']}
      />
    </ViewDialog>
  );
}

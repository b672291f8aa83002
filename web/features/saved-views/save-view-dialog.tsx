import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { savedViewRoutes, type ViewList } from '#contract/saved-views.ts';
import { errorText } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { whileSending } from '#web/ui/sending-modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSaveView } from './saved-views.queries.ts';

interface SaveViewDialogProps {
  list: ViewList;
  query: string;
  opened: boolean;
  onClose: () => void;
}

/** Gives what the list shows a name. */
export default function SaveViewDialog({ list, query, opened, onClose }: SaveViewDialogProps) {
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
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
    <Modal opened={opened && mounted} onClose={onClose} title="Save this view" {...whileSending(busy)}>
      <form {...formProps}>
        <Stack gap="md">
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
          <FormButtons>
            <Button variant="default" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Save
            </Button>
          </FormButtons>
        </Stack>
      </form>
    </Modal>
  );
}

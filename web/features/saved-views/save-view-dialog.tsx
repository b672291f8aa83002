import { Alert, Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { messages, replaceViewQuestion } from '#contract/messages.ts';
import { type SavedView, savedViewRoutes, savedViewSchema, type ViewList } from '#contract/saved-views.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { toast } from '#web/ui/toast.ts';
import { useReplaceView, useSaveView } from './saved-views.queries.ts';
import { ViewDialog } from './view-dialog.tsx';

interface SaveViewDialogProps {
  list: ViewList;
  query: string;
  opened: boolean;
  onClose: () => void;
}

/** Gives what the list shows a name; asks before another view of that name gives way. */
export default function SaveViewDialog({ list, query, opened, onClose }: SaveViewDialogProps) {
  const { mutateAsync: save } = useSaveView();
  const replace = useReplaceView(list);
  const [isReplacing, setReplacing] = useState(false);
  /** the view that has the name that was typed */
  const [taken, setTaken] = useState<{ typed: string; by: SavedView }>();
  const { form, formProps, busy } = useSchemaForm({
    schema: savedViewRoutes.save.body,
    initialValues: { list, name: '', query },
    onSubmit: async (view) => {
      try {
        await save(view);
      } catch (error) {
        const by = hasCode(error, 'conflict') && savedViewSchema.safeParse(error.current);
        if (!by || !by.success) throw error;
        setTaken({ typed: form.getValues().name, by: by.data });
        form.getInputNode('name')?.focus();
        return;
      }
      toast.success(messages.view.saved);
      onClose();
    },
    onFail: (error) => toast.error({ ...messages.view.failed, body: errorText(error) }),
  });
  const former = taken?.typed === form.values.name ? taken.by : undefined;
  const putInPlace = async (view: SavedView) => {
    setReplacing(true);
    if (await replace(view, { name: form.getValues().name, query }, messages.view.replaced)) onClose();
    // It may be gone, and its name free.
    else setTaken(undefined);
    setReplacing(false);
  };
  return (
    <ViewDialog
      title="Save this view"
      deed="Save"
      opened={opened}
      onClose={onClose}
      formProps={formProps}
      busy={busy || isReplacing}
      instead={
        // Not by Enter in the field, which may be pressed once more before the question is read.
        former && (
          <Button key="replace" color="red" loading={isReplacing} onClick={() => void putInPlace(former)}>
            Replace
          </Button>
        )
      }
    >
      <TextInput
        label="Name"
        required
        data-autofocus
        maxLength={limits.savedView.name}
        description={
          list === 'candidates'
            ? 'Name the view, not a person. Filters and order are kept, not what you search by.'
            : 'Search, filter and order are kept.'
        }
        {...form.getInputProps('name')}
        // Too many filters for a view are told here as well: there is no other field.
        error={form.errors['name'] ?? form.errors['query']}
      />
      {former && (
        <Alert role="alert" color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {replaceViewQuestion(former.name)}
        </Alert>
      )}
    </ViewDialog>
  );
}

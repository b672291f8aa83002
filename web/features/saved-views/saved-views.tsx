import { Button, Menu } from '@mantine/core';
import {
  IconBookmark,
  IconBookmarkEdit,
  IconCheck,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { type SavedView, type ViewList, viewQuery } from '#contract/saved-views.ts';
import { errorText } from '#web/lib/api.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './saved-views.module.css';
import { savedViewsQuery, useRemoveView, useReplaceView, useSaveView } from './saved-views.queries.ts';

const SaveViewDialog = onDemand(() => import('./save-view-dialog.tsx'));
const RenameViewDialog = onDemand(() => import('./rename-view-dialog.tsx'));

/** A line of the menu that is read, not pressed. */
const SAID = { disabled: true, c: 'dimmed', opacity: 1 };

interface SavedViewsProps {
  list: ViewList;
  /** the list's present query */
  query: string;
  /** the view (id) that the list showed before its filters or order were changed */
  from: string | undefined;
  onOpen: (query: string) => void;
}

/**
 * The person's own views of a list: filters and order under a name. What the list shows now can be one of them, become one, or
 * take the place of the one that it was before it was changed.
 */
export function SavedViews({ list, query, from, onOpen }: SavedViewsProps) {
  const [wanted, setWanted] = useState(false);
  const [saving, setSaving] = useState(0);
  const [opened, setOpened] = useState(false);
  /** the one whose name is changed, and how often one was before */
  const [renaming, setRenaming] = useState<{ view: SavedView; number: number }>();
  const [renameOpened, setRenameOpened] = useState(false);
  const { mutate: forget } = useRemoveView();
  const { mutate: save } = useSaveView();
  const replace = useReplaceView(list);
  const now = viewQuery(list, query);
  // Asked for when they are to be shown, or when what the list shows may be one of them.
  const { data, error } = useQuery({ ...savedViewsQuery(list), enabled: wanted || now !== '' });
  const current = data?.items.find((view) => view.query === now);
  const changed = current || now === '' ? undefined : data?.items.find(({ id }) => id === from);
  const shown = current ?? changed;
  const putBack = (view: { name: string; query: string }) =>
    save(
      { list, ...view },
      { onError: (reason) => toast.error({ ...messages.view.failed, body: errorText(reason) }) },
    );
  const remove = ({ id, name, query: filters }: SavedView) =>
    forget(id, {
      onSuccess: () =>
        toast.success(messages.view.removed, { label: 'Undo', run: () => putBack({ name, query: filters }) }),
      onError: (reason) => toast.error({ ...messages.view.removeFailed, body: errorText(reason) }),
    });
  return (
    <>
      <Menu position="bottom-end" withinPortal width={260} onOpen={() => setWanted(true)}>
        <Menu.Target>
          <Button variant="default" maw={280} leftSection={<IconBookmark size={16} aria-hidden />}>
            {shown === undefined ? (
              'Views'
            ) : (
              <>
                <span className={classes.name}>Views: {shown.name}</span>
                {changed && <span className={classes.changed}>{'\u00a0'}(changed)</span>}
              </>
            )}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {!data && <Menu.Item {...SAID}>{error ? messages.view.listFailed : 'Loading views...'}</Menu.Item>}
          {data?.items.length === 0 && <Menu.Item {...SAID}>No saved views yet</Menu.Item>}
          {data?.items.map((view) => (
            <Menu.Item
              key={view.id}
              rightSection={view === current && <IconCheck size={16} aria-label="shown now" />}
              onClick={() => onOpen(view.query)}
            >
              {view.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          {changed && (
            <Menu.Item
              leftSection={<IconBookmarkEdit size={16} aria-hidden />}
              onClick={() => void replace(changed, { query: now }, messages.view.updated)}
            >
              Update “{changed.name}”
            </Menu.Item>
          )}
          {now !== '' && !current && (
            <Menu.Item
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => {
                setSaving((number) => number + 1);
                setOpened(true);
              }}
            >
              {changed ? 'Save as another view…' : 'Save this view…'}
            </Menu.Item>
          )}
          {current && (
            <Menu.Item
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => {
                setRenaming((before) => ({ view: current, number: (before?.number ?? 0) + 1 }));
                setRenameOpened(true);
              }}
            >
              Rename “{current.name}”…
            </Menu.Item>
          )}
          {current && (
            <Menu.Item
              leftSection={<IconTrash size={16} aria-hidden />}
              color="red"
              onClick={() => remove(current)}
            >
              Delete “{current.name}”
            </Menu.Item>
          )}
          {now === '' && <Menu.Item {...SAID}>Filter or sort, then save it here</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {saving > 0 && (
        <SaveViewDialog
          key={saving}
          list={list}
          query={now}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
      {renaming && (
        <RenameViewDialog
          key={renaming.number}
          view={renaming.view}
          opened={renameOpened}
          onClose={() => setRenameOpened(false)}
        />
      )}
    </>
  );
}

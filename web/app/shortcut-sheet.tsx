import { Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { mayOpen } from '#contract/screens.ts';
import { useSession } from '#web/lib/session.ts';
import { TOLD_SHORTCUTS } from '#web/lib/shortcuts.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { KeyCaps } from '#web/ui/key-caps.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { closeSheet } from './shown-sheet.ts';
import classes from './shortcut-sheet.module.css';

/** Every shortcut that the reader can use, by what it is for. */
export default function ShortcutSheet() {
  const { role, can } = useSession();
  const singleKeys = useSingleKeys();
  const mounted = useMounted();
  const usable = TOLD_SHORTCUTS.filter(
    ({ screen, permission }) => (!screen || mayOpen(role, screen)) && (!permission || can(permission)),
  );
  const groups = [...new Set(usable.map(({ group }) => group))];
  return (
    <Modal
      opened={mounted}
      onClose={() => closeSheet('shortcuts')}
      returnFocus={false}
      title="Keyboard shortcuts"
      size="lg"
    >
      <Stack gap="lg">
        <div className={classes.groups}>
          {groups.map((group) => (
            <section key={group} aria-label={group}>
              <Title order={3} size="h4" mb={6}>
                {group}
              </Title>
              <dl className={classes.list}>
                {usable
                  .filter((shortcut) => shortcut.group === group)
                  .map(({ keys, label }) => (
                    <Group key={keys} justify="space-between" wrap="nowrap" gap="md">
                      <dt>{label}</dt>
                      <dd>
                        <KeyCaps keys={keys} />
                      </dd>
                    </Group>
                  ))}
              </dl>
            </section>
          ))}
        </div>
        <Text size="sm" c="dimmed">
          {singleKeys
            ? 'Single keys are not heard while you type. They can be switched off in '
            : 'Single keys are switched off in this browser. Switch them on in '}
          <TextLink
            to="/profile"
            underline="always"
            onClick={() => closeSheet('shortcuts', { goesOn: true })}
          >
            Profile Settings
          </TextLink>
          .
        </Text>
      </Stack>
    </Modal>
  );
}

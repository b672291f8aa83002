import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { PALETTE_KEYS } from '#web/lib/key-names.ts';
import { KeyCaps } from '#web/ui/key-caps.tsx';
import { preloadPalette } from './command-host.tsx';
import { showSheet } from './shown-sheet.ts';

/** Opens the command palette, and tells its key where there is room. */
export function SearchButton() {
  const opens = {
    variant: 'default',
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onPointerEnter: preloadPalette,
    onFocus: preloadPalette,
    onClick: () => showSheet('palette'),
  } as const;
  return (
    <>
      <Button
        {...opens}
        size="xs"
        visibleFrom="lg"
        c="dimmed"
        fw={400}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          // Said by aria-keyshortcuts, and no part of the button's name.
          <span aria-hidden>
            <KeyCaps keys={PALETTE_KEYS} />
          </span>
        }
      >
        Search<VisuallyHidden> and commands</VisuallyHidden>
      </Button>
      <ActionIcon
        {...opens}
        size={32}
        hiddenFrom="lg"
        aria-label="Search and commands"
        data-hint="Search and commands"
      >
        <IconSearch size={16} aria-hidden />
      </ActionIcon>
    </>
  );
}

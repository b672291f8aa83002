import { Checkbox } from '@mantine/core';
import { setSingleKeys, useSingleKeys } from '#web/lib/single-keys.ts';
import { FormSection } from '#web/ui/form-layout.tsx';

/** Turns off the shortcuts of single keys, which get in the way of whoever speaks to the computer or often strikes a key by mistake. */
export function KeyboardCard() {
  const singleKeys = useSingleKeys();
  return (
    <FormSection title="Keyboard" description="Kept in this browser, also after signing out.">
      <Checkbox
        label="Shortcuts of single keys"
        description="Such as ? for the list of them, n for a new candidate and g, then j, for the jobs. Off, only Ctrl+K (⌘K) is heard."
        checked={singleKeys}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </FormSection>
  );
}

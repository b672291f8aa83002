import { Checkbox } from '@mantine/core';
import { useSession } from '#web/lib/session.ts';
import { setSingleKeys, useSingleKeys } from '#web/lib/single-keys.ts';
import { FormSection } from '#web/ui/form-layout.tsx';

/** Turns off the shortcuts of single keys, which get in the way of whoever speaks to the computer or often strikes a key by mistake. */
export function KeyboardCard() {
  const { can } = useSession();
  const singleKeys = useSingleKeys();
  const creating = can('candidate.create') ? ', n for a new candidate' : '';
  return (
    <FormSection title="Keyboard" description="Kept in this browser, also after signing out.">
      <Checkbox
        label="Shortcuts of single keys"
        description={`Such as ? for the list of them${creating} and g, then j, for the jobs. Off, only Ctrl+K (⌘K) is heard.`}
        checked={singleKeys}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </FormSection>
  );
}

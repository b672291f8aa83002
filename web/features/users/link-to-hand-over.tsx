import { Button, Group, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { accountMessages } from '#contract/account-messages.ts';
import { toast } from '#web/ui/toast.ts';

/** A link to be copied, for somebody whom its mail does not reach. */
export function LinkToHandOver({ link, label }: { link: string; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      toast.success(accountMessages.user.linkCopied);
    } catch {
      // Addresses without TLS may not write to it: the link stands selected, to be copied by hand.
    }
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        ref={field}
        flex={1}
        readOnly
        aria-label={label}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
        Copy
      </Button>
    </Group>
  );
}

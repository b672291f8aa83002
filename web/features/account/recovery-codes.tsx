import { Button, Checkbox, Code, Group, SimpleGrid, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useAppName } from '#web/lib/app-info.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { NextStep } from '#web/ui/next-step.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  doneLabel: string;
  onDone: () => void;
}

/** Recovery codes, which are shown this once. */
export default function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const appName = useAppName();
  const clipboard = useClipboard();
  const [kept, setKept] = useState(false);
  const text = `Recovery codes of ${appName}. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <NextStep>
      <Text size="sm">
        Keep these recovery codes where you find them without your phone. Each signs you in once in place of a
        code of the app. They are not shown again.
      </Text>
      <SimpleGrid component="ul" aria-label="Recovery codes" cols={2} spacing="xs" m={0} p={0}>
        {codes.map((code) => (
          <Code key={code} component="li" block ta="center" fz="sm">
            {code}
          </Code>
        ))}
      </SimpleGrid>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => clipboard.copy(text)}
        >
          {clipboard.copied ? 'Copied' : 'Copy'}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() =>
            saveFile({ blob: new Blob([text], { type: 'text/plain' }), name: 'recovery-codes.txt' })
          }
        >
          Download
        </Button>
      </Group>
      {/* Not over plain HTTP, nor against the person's will. */}
      {clipboard.error && (
        <Text size="sm" role="alert">
          They cannot be copied here. Please download them, or write them down.
        </Text>
      )}
      <Checkbox
        label="I have kept my recovery codes"
        checked={kept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <FormButtons>
        <Button disabled={!kept} onClick={onDone}>
          {doneLabel}
        </Button>
      </FormButtons>
    </NextStep>
  );
}

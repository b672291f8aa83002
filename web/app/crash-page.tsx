import { Button, Center, Group } from '@mantine/core';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messages } from '#contract/messages.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { isMissingPart } from '#web/lib/newer-version.ts';
import { ErrorState } from '#web/ui/states.tsx';

/** What stands in place of a screen that broke: a fault of ours, or a piece of it that could not be loaded. */
export function CrashPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  // A page that is loaded anew while the server is away is the browser's own. Yet some browsers ask for a part only once.
  const lacksPart = isMissingPart(error);
  const isAway = hasCode(error, 'network', 'unavailable');
  const mayPass = isAway || lacksPart;
  useEffect(() => {
    if (!mayPass) return undefined;
    // With the network back nobody need press Retry.
    const again = () => void router.invalidate();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [mayPass, router]);
  return (
    <Center mih="60vh">
      <ErrorState
        headingOrder={1}
        title={messages.common.error}
        description={lacksPart ? messages.screen.partMissing : errorText(error)}
        action={
          <Group gap="sm" justify="center">
            {mayPass && (
              <Button variant="default" onClick={() => void router.invalidate()}>
                Retry
              </Button>
            )}
            {!isAway && (
              <Button variant="default" onClick={() => window.location.reload()}>
                Reload
              </Button>
            )}
          </Group>
        }
      />
    </Center>
  );
}

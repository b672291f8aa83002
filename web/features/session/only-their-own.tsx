import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { hasDrafts } from '#web/lib/draft-store.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { LoadingState } from '#web/ui/states.tsx';
import { tellFailure } from '#web/ui/toast.ts';
import { signOutHere } from './sign-out.ts';

interface OnlyTheirOwnProps {
  /** whom a link is for */
  email: string;
  children: ReactNode;
}

/** What a link is for, unless somebody else is signed in here: then asks to sign out first, since the link would do so. */
export function OnlyTheirOwn({ email, children }: OnlyTheirOwnProps) {
  const session = useQuery(sessionQuery);
  const [busy, setBusy] = useState(false);
  const other = session.data?.user.email;
  // Where it cannot be known, the link itself tells whether it works.
  if (session.isError) return children;
  if (session.isPending) return <LoadingState label="Loading..." />;
  if (other === undefined || other.toLowerCase() === email.toLowerCase()) return children;
  const goOn = async () => {
    setBusy(true);
    try {
      await signOutHere();
    } catch (error) {
      setBusy(false);
      tellFailure(error);
    }
  };
  return (
    <Stack gap="md">
      <Text>
        You are signed in as {session.data?.profile?.full_name ?? other} ({other}). This link is for {email}.
      </Text>
      <Text size="sm" c="dimmed">
        To use it in this browser, sign out first, which ends your sessions everywhere
        {hasDrafts(session.data?.user.id ?? '') &&
          ' and removes what you typed in this browser and did not save'}
        . To hand it over, close this page: looking at it has not used it up.
      </Text>
      <Button fullWidth loading={busy} onClick={() => void goOn()}>
        Sign Out and Go On
      </Button>
    </Stack>
  );
}

import { Center, EmptyState } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { IconMapOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { messages } from '#contract/messages.ts';
import { homeOf } from '#contract/screens.ts';
import { sessionRoutes } from '#contract/session.ts';
import { call } from '#web/lib/api.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/links.tsx';

/** An address that leads nowhere. The server's log is told, since a link somewhere must be wrong. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  const { data: session } = useQuery(sessionQuery);
  useDocumentTitle('Page not found');
  useEffect(() => {
    call(sessionRoutes.reportMissingPage, { body: { path: pathname } }).catch(() => {
      // Nobody who is lost wants to hear that the log was not written.
    });
  }, [pathname]);
  return (
    <Center component="main" mih="100dvh" p="md">
      <EmptyState icon={<IconMapOff stroke={1.5} aria-hidden />}>
        <EmptyState.Title order={1}>{messages.screen.notFound}</EmptyState.Title>
        <EmptyState.Description>404 · {pathname}</EmptyState.Description>
        <EmptyState.Actions>
          <ButtonLink to={session ? homeOf(session.profile?.role ?? null) : '/'}>
            {messages.screen.returnHome}
          </ButtonLink>
        </EmptyState.Actions>
      </EmptyState>
    </Center>
  );
}

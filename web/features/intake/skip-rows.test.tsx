import { notificationsStore } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '#contract/messages.ts';
import { type IntakeActions, useIntakeActions } from './intake.queries.ts';

const told = () => notificationsStore.getState().notifications.map(({ message }) => message);

afterEach(() => vi.unstubAllGlobals());

it('says that a file could not be skipped, also when the next has been skipped since', async () => {
  const client = new QueryClient();
  const take = vi.fn<(actions: IntakeActions) => null>(() => null);
  const Batch = () => take(useIntakeActions('batch'));
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Batch />
    </QueryClientProvider>,
  );
  const answers = [
    Promise.reject(new TypeError('away')),
    Promise.resolve(new Response(null, { status: 204 })),
  ];
  vi.stubGlobal('fetch', () => answers.shift());
  const skip = take.mock.lastCall?.[0].skip.mutate;
  skip?.({ id: '1', skipped: true });
  skip?.({ id: '2', skipped: true });
  await vi.waitFor(() => expect(told()).toEqual([messages.common.network]));
});

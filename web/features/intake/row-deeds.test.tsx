import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '#contract/messages.ts';
import { type IntakeActions, useIntakeActions } from './intake.queries.ts';

const told = () => notificationsStore.getState().notifications.map(({ message }) => message);

beforeEach(() => {
  for (const { id } of notificationsStore.getState().notifications) notifications.hide(id!);
});

/** What may be done with a batch, as its screen would be given it now. */
function actionsNow(client: QueryClient): IntakeActions {
  const take = vi.fn<(actions: IntakeActions) => null>(() => null);
  const Batch = () => take(useIntakeActions('batch'));
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Batch />
    </QueryClientProvider>,
  );
  return take.mock.lastCall?.[0] as IntakeActions;
}

it('says that a file could not be skipped, also when the next has been skipped since', async () => {
  const answers = [
    Promise.reject(new TypeError('away')),
    Promise.resolve(new Response(null, { status: 204 })),
  ];
  vi.stubGlobal('fetch', () => answers.shift());
  const skip = actionsNow(new QueryClient()).skip.mutate;
  skip({ id: '1', skipped: true });
  skip({ id: '2', skipped: true });
  await vi.waitFor(() => expect(told()).toEqual([messages.common.network]));
});

it('knows of each file that is being created, also once the next has been begun', () => {
  const client = new QueryClient();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const body = {
    job_id: 'job',
    recommendation_reason: 'Knows the ward well',
    consent_source: null,
    found_through: null,
  };
  const { accept } = actionsNow(client);
  accept.mutate({ id: '1', body });
  accept.mutate({ id: '2', body });
  expect([...actionsNow(client).creating]).toEqual(['1', '2']);
});

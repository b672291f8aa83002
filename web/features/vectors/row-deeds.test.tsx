import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useConvertCandidate } from './vectors.queries.ts';

const told = () => notificationsStore.getState().notifications.map(({ message }) => message);

beforeEach(() => {
  for (const { id } of notificationsStore.getState().notifications) notifications.hide(id!);
});

it('tells of each row, also of one whose deed ends after that of the next has begun', async () => {
  const client = new QueryClient();
  const take = vi.fn<(deed: ReturnType<typeof useConvertCandidate>) => null>(() => null);
  const List = () => take(useConvertCandidate());
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: false, error: 'no text' })));
  const convert = take.mock.lastCall?.[0].run;
  convert?.({ id: '1', name: 'Asha Rao' });
  convert?.({ id: '2', name: 'Ravi Nair' });
  await vi.waitFor(() => expect(told()).toHaveLength(2));
  expect(told()).toEqual(['Failed to process Asha Rao: no text', 'Failed to process Ravi Nair: no text']);
});

import { focusManager, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { invitationLinkQuery } from './users.queries.ts';

const user = (version: number) => ({ user_id: 'u', version });

/** A server that hands out another link each time, so that it shows who has asked anew. */
function serve() {
  let asked = 0;
  const fetched = vi.fn<(path: string) => Promise<Response>>(async () => {
    asked += 1;
    return Response.json({ link: `link ${asked}` });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** Somebody who looks at the link of an invitation, in a browser of this memory. */
function look(client: QueryClient, version: number) {
  const observer = new QueryObserver(client, invitationLinkQuery(user(version)));
  const leave = observer.subscribe(() => {});
  return { leave, sees: () => vi.waitUntil(() => observer.getCurrentResult().data?.link) };
}

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

test('one look asks for the link once, whatever else changes', async () => {
  const fetched = serve();
  const client = new QueryClient();
  client.mount();
  const first = look(client, 3);
  expect(await first.sees()).toBe('link 1');
  await client.invalidateQueries({ queryKey: ['users'] });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  const beside = look(client, 3);
  expect(await beside.sees()).toBe('link 1');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/users/u/invitation-link');
  first.leave();
  beside.leave();
  client.unmount();
});

test('an invitation that was sent again shows its own link', async () => {
  serve();
  const client = new QueryClient();
  const before = look(client, 3);
  expect(await before.sees()).toBe('link 1');
  const again = look(client, 4);
  expect(await again.sees()).toBe('link 2');
  before.leave();
  again.leave();
});

test('nothing of it stays in memory once nobody looks', async () => {
  serve();
  const client = new QueryClient();
  const { leave, sees } = look(client, 3);
  await sees();
  leave();
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
});

import { expect, it, vi } from 'vitest';
import { anotherPersonCame } from '#web/lib/another-person.ts';
import { lookAt, readImport } from './resume-import.ts';

it('what one person brought in is shown to nobody else, and not sent in their name', async () => {
  vi.stubGlobal('window', new EventTarget());
  const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', asked);
  const source = (name: string, meanwhile?: () => void) => ({
    name,
    open: async () => {
      meanwhile?.();
      return new File(['resume'], name);
    },
  });
  await lookAt([], async () => ({
    refused: [],
    sources: [source('asha.pdf'), source('ravi.pdf', anotherPersonCame), source('meera.pdf')],
  }));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(readImport()).toMatchObject({ phase: 'idle', total: 0, outcomes: [] });
});

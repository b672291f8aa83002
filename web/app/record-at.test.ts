import { expect, it } from 'vitest';
import { recordAt } from './record-at.ts';

const ID = '0198c2a0-0000-7000-8000-00000000beef';

it.each([`/jobs/${ID}`, `/jobs/${ID}/candidates`, `/candidate/${ID}`, `/edit-candidate/${ID}`])(
  'knows the record at %s',
  (path) => expect(recordAt(path)).toBe(ID),
);

it.each(['/', '/jobs', '/jobs/new', '/candidates', `/settings/${ID}`, `/jobs/${ID}x`])(
  'knows none at %s',
  (path) => expect(recordAt(path)).toBeNull(),
);

import { expect, test } from 'vitest';
import { contentOf } from './form.ts';

const cv = (text: string, { name = 'cv.pdf', type = 'application/pdf', lastModified = 1 } = {}) =>
  contentOf({ name: 'Asha Rao', resume: new File([text], name, { type, lastModified }) });

test('the same is sent again only with the same file', () => {
  expect(cv('one')).toBe(cv('one'));
  const others = [
    cv('other'),
    cv('one', { name: 'new.pdf' }),
    cv('one', { type: 'text/plain' }),
    cv('one', { lastModified: 2 }),
    contentOf({ name: 'Asha Rao' }),
  ];
  expect(new Set([cv('one'), ...others]).size).toBe(1 + others.length);
});

test('what is no file counts by its value', () => {
  expect(contentOf({ skills: ['Tally'], ctc: null })).toBe(contentOf({ skills: ['Tally'], ctc: null }));
  expect(contentOf({ skills: ['Tally'] })).not.toBe(contentOf({ skills: ['GST'] }));
});

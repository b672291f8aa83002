import { expect, it } from 'vitest';
import { readDocument } from './document.ts';

it('reads no more lines than any resume has', () => {
  const { lines } = readDocument(`Asha Rao\n${'A\n'.repeat(29_000)}`);
  expect(lines[0]?.text).toBe('Asha Rao');
  expect(lines).toHaveLength(4000);
});

import { describe, expect, it } from 'vitest';
import { isLookDue } from './use-look.ts';

const MINUTE = 60_000;
const lookedAt = 10 * MINUTE;

describe('a look at the list', () => {
  it('is noted when the tab has noted none', () => {
    expect(isLookDue({ lookedAt: -Infinity, stirredAt: 0 }, 1)).toBe(true);
  });

  it('stands for those of the next minute, whatever is searched and turned to', () => {
    const stirredAt = lookedAt + 1000;
    expect(isLookDue({ lookedAt, stirredAt }, lookedAt + MINUTE - 1)).toBe(false);
    expect(isLookDue({ lookedAt, stirredAt }, lookedAt + MINUTE)).toBe(true);
  });

  it('is not noted in a tab where nobody has done anything since the last one', () => {
    expect(isLookDue({ lookedAt, stirredAt: lookedAt - 1 }, lookedAt + 5 * MINUTE)).toBe(false);
    expect(isLookDue({ lookedAt, stirredAt: lookedAt + 1 }, lookedAt + 5 * MINUTE)).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { isNoRole } from './no-role.ts';

it.each(['asdf qwer', 'hello', 'we are hiring', 'dfghjkl mnbvcxz', '12345', 'asd'.repeat(3_000)])(
  'names no role: %s',
  (text) => {
    expect(isNoRole(text)).toBe(true);
  },
);

it.each(['Falconer', 'need ZSM urgently', 'LDC', 'UDC chahiye', 'बाबू', 'नर्स चाहिए', 'தாதி'])(
  'may name a role: %s',
  (text) => {
    expect(isNoRole(text)).toBe(false);
  },
);

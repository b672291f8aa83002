import { expect, it, vi } from 'vitest';
import { roleMay } from '#contract/permissions.ts';
import { ROLES } from '#contract/roles.ts';
import { namesOfKeys } from './key-names.ts';
import { ALL_SHORTCUTS, SHORTCUTS } from './shortcuts.ts';

it('no shortcut is another, nor its beginning, which would be heard first', () => {
  const keys = ALL_SHORTCUTS.map((shortcut) => shortcut.keys);
  const clashes = keys.filter((one, at) =>
    keys.some((other, index) => index !== at && `${other} `.startsWith(`${one} `)),
  );
  expect(clashes).toEqual([]);
});

it('stand as on the keyboard', () => {
  vi.stubGlobal('navigator', { platform: 'Linux x86_64' });
  expect(namesOfKeys(SHORTCUTS.palette.keys)).toEqual(['Ctrl K']);
  expect(namesOfKeys(SHORTCUTS.help.keys)).toEqual(['?']);
  expect(namesOfKeys(SHORTCUTS.jobs.keys)).toEqual(['G', 'J']);
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  expect(namesOfKeys(SHORTCUTS.palette.keys)).toEqual(['⌘ K']);
});

it('who moves nobody is told no key for it', () => {
  const { shortlist, reject } = SHORTCUTS;
  const told = ROLES.filter((role) =>
    [shortlist, reject].some(({ permission }) => roleMay(role, permission)),
  );
  expect(told).toEqual(ROLES.filter((role) => roleMay(role, 'assignment.status')));
  expect(told).not.toContain('vendor');
});

it('a vendor, who creates, edits and selects nothing, is told no key for it', () => {
  const deeds = ALL_SHORTCUTS.filter(
    ({ keys, permission }) =>
      ['n', 'e', SHORTCUTS.select.keys, 'b'].includes(keys) && (!permission || roleMay('vendor', permission)),
  );
  expect(deeds).toEqual([]);
});

import { createKeybindingsHandler } from 'tinykeys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { ALL_SHORTCUTS, SHORTCUTS } from '#web/lib/shortcuts.ts';
import { heardKeys } from './heard-keys.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Those with Ctrl or ⌘ are heard elsewhere. */
const isSingle = ({ keys }: { keys: string }) => !keys.startsWith('$mod');
const singles = Object.values(SHORTCUTS).filter((shortcut) => isSingle(shortcut) && !('screen' in shortcut));

/** A person of a role at the keyboard; answers what pressing some keys, one after another, does. */
function keyboardOf(role: Role | null) {
  const done: string[] = [];
  const deeds = Object.fromEntries(singles.map(({ keys }) => [keys, () => void done.push(keys)]));
  const handle = createKeybindingsHandler(
    heardKeys(role, (screen) => void done.push(screen), deeds),
    { ignore: () => false },
  );
  return (...pressed: string[]) => {
    done.length = 0;
    for (const key of pressed) {
      const event = { key, code: key, getModifierState: () => false, preventDefault: () => {} };
      handle(event as unknown as KeyboardEvent);
    }
    vi.advanceTimersByTime(1000); // what was begun is forgotten
    return [...done];
  };
}

/** "g", "j" for "g j"; "?" for "[Shift]+?" */
const keysOf = (keys: string) => keys.replace('[Shift]+', '').split(' ');

it('each shortcut does its own, and nothing else', () => {
  const press = keyboardOf('hr_manager');
  const others = ALL_SHORTCUTS.filter(isSingle);
  expect(others.map(({ keys }) => press(...keysOf(keys)))).toEqual(
    others.map(({ keys, screen }) => [screen ?? keys]),
  );
});

it('in capitals as well', () => {
  expect(keyboardOf('hr_manager')('G', 'J')).toEqual(['/jobs']);
});

it('the keys of a screen that a role may not open do nothing, not even what their last letter does', () => {
  expect(keyboardOf('internal_user')('g', 'e')).toEqual([]);
  expect(keyboardOf('internal_user')('e')).toEqual(['e']);
  expect(keyboardOf('vendor')('g', 'c')).toEqual([]);
  expect(keyboardOf(null)('g', 'j')).toEqual([]);
});

it('what comes right after a screen was gone to is heard as what it is', () => {
  expect(keyboardOf('hr_manager')('g', 'c', 'j', 'j')).toEqual(['/candidates', 'j', 'j']);
  expect(keyboardOf('hr_manager')('g', 'n', 'j')).toEqual(['n', 'j']);
});

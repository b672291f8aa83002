import { mayOpen, type Screen } from '#contract/screens.ts';
import type { Role } from '#contract/roles.ts';
import { ALL_SHORTCUTS } from '#web/lib/shortcuts.ts';

/** Stands before the letter of each screen: "g j" is "g", then "j". */
const GO = 'g ';
const SCREEN_OF = new Map(
  ALL_SHORTCUTS.flatMap(({ keys, screen }) => (screen ? [[keys, screen] as const] : [])),
);

type Heard = (event: KeyboardEvent) => void;

/**
 * What tinykeys is to hear: the keys that go to a screen, and `deeds` by their single keys.
 *
 * tinykeys stops at the first of its bindings that is complete. So the keys of two letters come first, or "g j" would
 * be heard as the "j" at its end. They are one binding: of several, those that begin alike would wait on for their own
 * last letter, and "g c", then "j", would be "g j". For a screen that the role may not open nothing is done, and its
 * letter is no deed either.
 */
export function heardKeys(
  role: Role | null,
  go: (screen: Screen) => void,
  deeds: Record<string, Heard>,
): Record<string, Heard> {
  const letters = [...SCREEN_OF.keys()].map((keys) => keys.slice(GO.length));
  const goes: Heard = (event) => {
    event.preventDefault();
    const screen = SCREEN_OF.get(GO + event.key.toLowerCase());
    if (screen && mayOpen(role, screen)) go(screen);
  };
  const singles = Object.entries(deeds).map(([keys, deed]): [string, Heard] => [
    keys,
    (event) => {
      event.preventDefault();
      deed(event);
    },
  ]);
  return { [`${GO}(${letters.join('|')})`]: goes, ...Object.fromEntries(singles) };
}

/** Of the command palette; here, as every screen shows it from the first on. Its words stand with all shortcuts. */
export const PALETTE_KEYS = '$mod+k';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Keys as they stand on the keyboard, one after another: "g d" is `['G', 'D']`, pressed together they are one. */
export function namesOfKeys(keys: string): string[] {
  return keys.split(' ').map((press) => {
    const parts = press.replace(/\[\w+\]\+/, '').split('+');
    const names = parts.map((key) =>
      key === '$mod' ? (isMac() ? '⌘' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key,
    );
    return names.join(' ');
  });
}

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SCRIPT = 'web/app/before-the-program.js';

/**
 * Puts into the page what its first words take: a script of a few lines, and (by index.html) a small stylesheet. The styles
 * of the program are loaded beside, and hold up nothing: the program puts them to use (web/app/program-styles.ts).
 */
export function startOfPage(): Plugin {
  const script = readFileSync(SCRIPT, 'utf8').replaceAll(/^\s*\/\/.*\n|^\s*\n/gm, '');
  return {
    name: 'start-of-page',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace('</title>', () => `</title>\n    <script>${script}</script>`)
          .replace('<link rel="stylesheet"', '<link id="program-styles" rel="preload" as="style"'),
    },
  };
}

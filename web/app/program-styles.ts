/**
 * Puts the program's stylesheet to use, which the page has only asked for, so that its first words wait for nothing
 * (scripts/start-of-page.ts). Call it before anything is loaded on demand: later stylesheets come after it. Tells whether
 * the styles came; if not, the page says so (before-the-program.js).
 */
export function applyProgramStyles(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('#program-styles');
  if (!link) return Promise.resolve(true); // the development server brings styles in its own way
  return new Promise((resolve) => {
    // The end of the asking alone, which may come late, brings no sheet.
    link.addEventListener('load', () => link.sheet && resolve(true));
    link.addEventListener('error', () => resolve(false), { once: true });
    link.rel = 'stylesheet';
  });
}

// What runs before the program. It stands in the page itself (scripts/start-of-page.ts), so that nothing is waited for before
// the first words are painted; the page's policy allows this very text and no other (server/http/web-app.ts).

// The chosen theme, before anything is painted (the key is Mantine's).
try {
  const chosen = localStorage.getItem('mantine-color-scheme-value');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
} catch {
  // without storage the system's theme is used
}

// How much room is kept for a scrollbar, be it hidden: where it goes while a dialog is open, the page keeps it by itself
// (before-the-program.css).
const probe = document.createElement('div');
probe.style.overflow = 'scroll';
probe.style.scrollbarGutter = 'stable';
document.documentElement.append(probe);
document.documentElement.style.setProperty('--scrollbar-width', `${probe.offsetWidth - probe.clientWidth}px`);
probe.remove();

// When the program does not come, the page says so instead of "Loading…" for ever.
function tellItDidNotCome() {
  const starting = document.querySelector('.starting');
  if (!starting) return;
  const reload = document.createElement('button');
  reload.textContent = 'Reload';
  reload.addEventListener('click', () => location.reload());
  starting.setAttribute('role', 'alert');
  starting.replaceChildren('The page could not be loaded. Check your connection and reload it.', reload);
}
addEventListener(
  'error',
  ({ target }) => {
    const isScript = target instanceof HTMLScriptElement;
    if (!isScript && !(target instanceof HTMLLinkElement && target.rel === 'stylesheet')) return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tellItDidNotCome);
    else tellItDidNotCome();
  },
  true, // the error of a file does not bubble
);

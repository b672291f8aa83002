// What comes before the program. No part of the page, whose policy allows no script in it. Browsers keep this file for
// ever: a change of it needs another number in its name.

// The chosen theme, before anything is painted (the key is Mantine's).
try {
  const chosen = localStorage.getItem('mantine-color-scheme-value');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
} catch {
  // without storage the system's theme is used
}

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
    if (!(target instanceof HTMLScriptElement)) return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tellItDidNotCome);
    else tellItDidNotCome();
  },
  true, // a script's error does not bubble
);

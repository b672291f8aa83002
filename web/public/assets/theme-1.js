// The chosen theme, before anything is painted (the key is Mantine's). No part of the page, whose policy allows no
// script in it. Browsers keep this file for ever: a change of it needs another number in its name.
try {
  const chosen = localStorage.getItem('mantine-color-scheme-value');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
} catch {
  // without storage the system's theme is used
}

const failed = new Set<HTMLLinkElement>();

/** Notes from now on which stylesheets of the page do not come; call it once, before anything is loaded on demand. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && isOurs(target))
      failed.add(target);
  };
  // The error of a stylesheet does not rise.
  document.addEventListener('error', note, { capture: true });
}

/** What an extension of the browser adds is not ours to wait for. */
const isOurs = ({ href }: HTMLLinkElement) => href.startsWith(`${window.location.origin}/assets/`);

/**
 * Loads those stylesheets once more that did not come, as when the server was away: the bundler asks for each once only,
 * and what is loaded later would stand there without its look. Throws when one does not come now either.
 */
export async function loadMissingStyles(): Promise<void> {
  const links = [...failed];
  failed.clear();
  await Promise.all(links.map(loadAgain));
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.crossOrigin = link.crossOrigin;
  again.nonce = link.nonce;
  again.href = link.href;
  const settled = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    // In the bundler's words, which `isMissingPart` knows.
    again.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${again.href}`)));
  });
  link.remove();
  document.head.append(again);
  return settled;
}

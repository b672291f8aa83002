import { expect, it } from 'vitest';
import { startOfPage } from './start-of-page.ts';

const BUILT =
  '<head><title>Niyukti</title><link rel="stylesheet" crossorigin href="/assets/index-1.css"></head><body></body>';

it('the page waits for no stylesheet, and has its script before anything is loaded', () => {
  const { transformIndexHtml } = startOfPage();
  const { handler } = transformIndexHtml as unknown as { handler: (html: string) => string };
  const page = handler(BUILT);
  expect(page).not.toContain('rel="stylesheet"');
  expect(page).toContain(
    '<link id="program-styles" rel="preload" as="style" crossorigin href="/assets/index-1.css">',
  );
  const script = /<script>([^]+?)<\/script>/.exec(page)?.[1] ?? '';
  expect(script).toContain('mantineColorScheme');
  expect(script).not.toMatch(/^\s*\/\/|__CSP_NONCE__/m); // the policy knows it by its hash
  expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('<link'));
});

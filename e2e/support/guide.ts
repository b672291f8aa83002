import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { type Account, signIn } from './sign-in.ts';

const FOLDER = join(import.meta.dirname, '../../docs/guide');
/** The window of the pictures, in pixels: narrow enough to be read where a page shows them smaller. */
const WINDOW = { width: 1040, height: 680 };
/** What is pressed has one of these roles. */
const PRESSED = ['button', 'link', 'tab', 'menuitem', 'radio'] as const;

/** A page of the user guide while a journey follows it. */
export interface FollowedGuide {
  /** Presses what the guide prints in bold under that name; `within` where the screen has several. */
  press: (name: string, within?: Page | Locator) => Promise<void>;
  /** Expects that the screen shows what the guide prints in bold or quotes. */
  sees: (...names: string[]) => Promise<void>;
  /** Keeps the picture that the guide shows, when `npm run guide:pictures` asks for it. */
  picture: (name: string) => Promise<void>;
  /** Expects that nothing was left out: all that is printed in bold or quotes was met, every picture taken. */
  isFollowed: () => void;
}

/** Opens a page of docs/guide to be followed: what the journey does not find on the screen, the guide may not name. */
async function followGuide(page: Page, name: string): Promise<FollowedGuide> {
  const text = readFileSync(join(FOLDER, `${name}.md`), 'utf8');
  const namesIn = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map((match) => match[1]!));
  const names = namesIn(/(?:\*\*|“)([^*”]+)(?:\*\*|”)/g);
  const pictures = namesIn(/\(images\/([\w-]+)\.png\)/g);
  const met = new Set<string>();
  const meet = (what: string, all: Set<string>) => {
    expect([...all], `docs/guide/${name}.md names it`).toContain(what);
    met.add(what);
  };
  await page.setViewportSize(WINDOW);
  return {
    press: async (what, within = page) => {
      meet(what, names);
      const [first, ...others] = PRESSED.map((role) => within.getByRole(role, { name: what, exact: true }));
      const any = others.reduce((union, one) => union.or(one), first!);
      await any.filter({ visible: true }).first().click();
    },
    sees: async (...shown) => {
      for (const what of shown) {
        meet(what, names);
        const plain = what.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
        // A label may go on with its star, a tab with its number, what a colour stands for with its own in brackets.
        const any = page
          .getByText(new RegExp(`^\\s*${plain}(?: ?\\*| \\d+| \\([\\d,]+\\))?\\s*$`))
          .or(page.getByRole('button', { name: what, exact: true }))
          .or(page.getByRole('textbox', { name: what, exact: true }));
        await expect(any.filter({ visible: true }).first(), `${what} is on the screen`).toBeVisible();
      }
    },
    picture: async (file) => {
      meet(file, pictures);
      if (process.env['GUIDE_PICTURES'] !== '1') return;
      await page.mouse.move(0, 0);
      await page.evaluate('document.activeElement?.blur?.()');
      // A toast is there in passing. (The content security policy allows no style sheet of ours.)
      await page.evaluate(
        "document.querySelectorAll('.mantine-Notification-root').forEach(({ style }) => (style.visibility = 'hidden'))",
      );
      await page.screenshot({ path: join(FOLDER, 'images', `${file}.png`), animations: 'disabled' });
    },
    isFollowed: () =>
      expect(
        [...names, ...pictures].filter((what) => !met.has(what)),
        `of docs/guide/${name}.md the journey did not meet`,
      ).toEqual([]),
  };
}

/** Follows a page of the guide as somebody who stands on a screen, from its first word to its last. */
export async function follow(
  page: Page,
  { name, as, from }: { name: string; as: Account; from: string },
  steps: (guide: FollowedGuide) => Promise<void>,
): Promise<void> {
  await signIn(page, as);
  await page.goto(from);
  const guide = await followGuide(page, name);
  await steps(guide);
  guide.isFollowed();
}

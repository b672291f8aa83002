import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { signIn } from './sign-in.ts';

/** Sees that nothing moves sideways when a dialog opens, on a page that is longer than the window or is not. */
export async function expectDialogMovesNothing(page: Page): Promise<void> {
  await signIn(page, 'hr');
  for (const [address, isLong] of [
    ['/candidates', true],
    ['/settings/retention', false],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: isLong ? 600 : 2000 });
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    const account = page.getByRole('button', { name: /^Account of/ });
    await expect(account).toBeVisible();
    await expect
      .poll(() => page.evaluate<boolean>('document.documentElement.scrollHeight > window.innerHeight'))
      .toBe(isLong);
    const before = [await heading.boundingBox(), await account.boundingBox()];
    await page.getByRole('button', { name: 'Search and commands' }).click();
    const palette = page.getByRole('dialog');
    await expect(palette).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-scroll-locked');
    const during = [await heading.boundingBox(), await account.boundingBox()];
    expect(
      during.map((box) => box?.x),
      address,
    ).toEqual(before.map((box) => box?.x));
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  }
}

import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

test('HR is told beside a resume that somebody of its name is known, and decides', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/candidates');
  const known = await createCandidate(page, 'Meenal Chitnis', {
    current_position: 'Payroll Lead',
    current_company: 'Zephyrline Mills',
    current_city: 'Nashik',
  });
  await page.goto('/candidates/import');
  const text = `Meenal Chitnis
Payroll Manager
Email: meenal.of.pune@mail.example
Phone: +91 98220 55443
Pune

Total experience: 9 years
Skills: Payroll, Excel, GST

Experience
Payroll Manager, Zephyrline Mills, Jan 2018 - present
Runs the payroll of four hundred people.`;
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Meenal_Chitnis.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForURL(/batch=/);
  const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
  const row = rowOf('Meenal_Chitnis.txt');
  await expect(row).toContainText('Ready');
  await expect(row).toContainText(
    'Somebody of this name is known: Meenal Chitnis, Zephyrline Mills, Nashik – View',
  );
  // Said where all are created at once, with the way to those of whom it is said.
  await page.locator('input[type="file"]').setInputFiles({
    name: 'Ojas_Phatak.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      text.replaceAll('Meenal Chitnis', 'Ojas Phatak').replace('meenal', 'ojas').replace('55443', '55444'),
    ),
  });
  await expect(page.getByRole('status').filter({ hasText: '2 resumes ready.' })).toBeVisible();
  const maybe = page.getByRole('button', { name: '1 of the ready ones may be known already' });
  await maybe.focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('button', { name: 'Ready, may be known (1)' });
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(chosen).toBeInViewport();
  await expect(rowOf('Ojas_Phatak.txt')).toHaveCount(0);
  await expect(row).toBeVisible();
  await expectAccessible(page, 'a namesake');
  await inBothSchemes(page, (scheme) => screenshot(page, `import-namesake-${scheme}`));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toBeVisible();
  await screenshot(page, 'import-namesake-390');
  await page.setViewportSize({ width: 1280, height: 800 });
  const opening = page.waitForEvent('popup');
  await row.getByRole('link', { name: 'View Meenal Chitnis, Zephyrline Mills, Nashik' }).click();
  const person = await opening;
  await expect(person).toHaveURL(new RegExp(`/candidate/${known.id}$`));
  await expect(person.getByRole('heading', { level: 1, name: 'Meenal Chitnis' })).toBeVisible();
  await person.close();
  // It stands in nobody's way.
  await expect(row.getByRole('button', { name: 'Create Meenal Chitnis' })).toBeVisible();
  await page.getByRole('button', { name: 'Review Meenal Chitnis' }).click();
  await expect(page.getByRole('dialog').getByText(/^Somebody of this name is known/)).toBeVisible();
});

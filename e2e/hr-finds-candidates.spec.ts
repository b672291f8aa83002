import type { Page } from '@playwright/test';
import { expectAccessible, inBothSchemes } from './support/accessible.ts';
import {
  apply,
  choose,
  drawer,
  expectSettled,
  found,
  inForce,
  names,
  openFilters,
} from './support/candidate-list.ts';
import { createCandidate } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { openPalette, palette, paletteField } from './support/palette.ts';
import { screenshot } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

/** How wide the page is, with what one would have to scroll to (px). */
const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');

test.describe('HR', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'hr');
    await page.goto('/candidates');
    await expectSettled(page);
  });

  test('finds the right people by filters that stand in the address', async ({ page }) => {
    const all = await found(page);
    const offered = (await (await page.request.get('/api/candidates/filter-options')).json()) as {
      skills: string[];
    };
    const skill = offered.skills[0] ?? '';
    await openFilters(page);
    await drawer(page).getByLabel('Skills', { exact: true }).fill(skill.toLowerCase());
    await page.getByRole('option', { name: skill, exact: true }).click();
    await drawer(page).getByLabel('Experience from').fill('3');
    await drawer(page).getByLabel('Experience to').fill('8');
    await apply(page);
    const address = `/candidates?${new URLSearchParams({ skills: skill }).toString()}`;
    await expect(page).toHaveURL(`${address}&experience_min=3&experience_max=8`);
    await expect(inForce(page)).toContainText(`Skill: ${skill}`);
    await expect(inForce(page)).toContainText('Experience: 3 to 8 years');
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await expectSettled(page);
    const some = await found(page);
    expect(some).toBeLessThan(all);
    expect(some).toBeGreaterThan(0);

    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Most experience' }).click();
    await expect(page).toHaveURL(/&sort=-experience$/);
    await expectSettled(page);
    const sorted = await names(page).allInnerTexts();
    await page.reload();
    await expect(names(page)).toHaveText(sorted);
    await expect(inForce(page)).toContainText('Experience: 3 to 8 years');

    // The drawer opens with what is in force.
    await openFilters(page);
    await expect(drawer(page).getByLabel('Experience from')).toHaveValue('3');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();

    await inForce(page).getByRole('button', { name: 'Remove Experience: 3 to 8 years' }).click();
    await expect(page).toHaveURL(`${address}&sort=-experience`);
    await inForce(page).getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/candidates?sort=-experience');
    await expect(inForce(page)).toBeHidden();
    await expectSettled(page);
    await expect.poll(() => found(page)).toBe(all);
    await page.goBack();
    await expect(inForce(page)).toContainText(`Skill: ${skill}`);

    // To a person and back: the list is as it was left.
    await expectSettled(page);
    await names(page).first().click();
    await expect(page).toHaveURL(/\/candidate\/[\w-]+$/);
    await page.goBack();
    await expect(inForce(page)).toContainText(`Skill: ${skill}`);
  });

  test('finds people by the start of a skill, by another name of it, and by a phone', async ({ page }) => {
    const { name } = await createCandidate(page, 'Ketan Vaidya', {
      phone: '+91 71234 50987',
      skills: ['Node.js', 'Apache Kafka'],
    });
    const offered = (await (await page.request.get('/api/candidates/filter-options')).json()) as {
      skills: string[];
    };
    const skills = drawer(page).getByLabel('Skills', { exact: true });
    const chips = drawer(page).getByRole('button', { name: /^Remove / });
    await openFilters(page);
    // What Enter will take is shown to be so.
    await skills.pressSequentially((offered.skills[0] ?? '').slice(0, 4).toLowerCase());
    const first = page.getByRole('option').first();
    await expect(first).toHaveAttribute('data-combobox-selected');
    const skill = await first.innerText();
    await screenshot(page, 'candidates-filters-skill');
    await skills.press('Enter');
    await expect(chips).toHaveAccessibleName(`Remove ${skill}`);
    // Nothing typed takes nothing more.
    await skills.press('Enter');
    await expect(chips).toHaveCount(1);
    await apply(page);
    await expect(inForce(page)).toContainText(`Skill: ${skill}`);

    await page.goto('/candidates');
    await openFilters(page);
    await skills.fill('nodejs');
    await skills.press('Enter');
    await skills.fill('Confluent Kafka');
    await skills.press('Enter');
    await apply(page);
    await expect(inForce(page)).toContainText('Skill: nodejs');
    await expectSettled(page);
    await expect(names(page).filter({ hasText: name })).toBeVisible();

    await page.goto('/candidates');
    const search = page.getByPlaceholder('Search by name or email');
    // Below a note that may come, nothing is shown, nor takes the focus, until it is known whether it does.
    await expect(search).toBeVisible();
    await search.focus();
    const says = page.getByRole('tooltip', { name: 'Also finds a phone number, or a part of one' });
    await expect(says).toBeVisible();
    await search.fill('71234-50987');
    await expect(says).toBeHidden();
    await expect(names(page)).toHaveText([name]);
  });

  test('narrows the list down by each of the other filters', async ({ page }) => {
    const all = await found(page);
    await openFilters(page);
    await drawer(page).getByLabel('Expected CTC from').fill('5');
    await drawer(page).getByLabel('Expected CTC to').fill('2');
    await expect(drawer(page).getByText('The maximum is below the minimum')).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Show candidates' }).click();
    await expect(drawer(page)).toBeVisible();
    await drawer(page).getByLabel('Expected CTC to').fill('15.5');
    await expect(drawer(page).getByText('₹15,50,000 a year')).toBeVisible();
    // Under either name it is offered, and chosen, once.
    const city = drawer(page).getByLabel('Current city');
    await city.fill('Bangalo');
    await expect(page.getByRole('option')).toHaveText(['Bangalore (also Bengaluru)']);
    await city.fill('bengaluru');
    await expect(page.getByRole('option')).toHaveText(['Bangalore (also Bengaluru)']);
    await screenshot(page, 'filter-by-city');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await choose(page, 'Can join', 'Within 60 days');
    await drawer(page).getByRole('checkbox', { name: 'Submitted' }).check();
    await drawer(page).getByRole('checkbox', { name: 'Shortlisted' }).check();
    await choose(page, 'Source', 'Internal');
    await expect(drawer(page).getByLabel('Vendor company')).toHaveCount(0);
    await apply(page);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      cities: 'Bangalore',
      ctc_min: '500000',
      ctc_max: '1550000',
      joining: '60',
      status: 'submitted,shortlisted',
      source: 'internal',
    });
    for (const words of [
      'City: Bangalore (also Bengaluru)',
      'Expected CTC: 5 to 15.5 lakhs',
      'Joining: Within 60 days',
      'Status: Submitted',
      'Status: Shortlisted',
      'Source: Internal',
    ])
      await expect(inForce(page).getByText(words)).toBeVisible();

    // Vendors' people, of one company, in one job.
    await inForce(page).getByRole('button', { name: 'Clear all' }).click();
    await openFilters(page);
    await choose(page, 'Source', 'Vendor');
    await drawer(page).getByRole('combobox', { name: 'Vendor company' }).click();
    await page.getByRole('option').first().click();
    await apply(page);
    await expectSettled(page);
    const ofCompany = await found(page);
    expect(ofCompany).toBeGreaterThan(0);
    expect(ofCompany).toBeLessThan(all);
    await openFilters(page);
    await drawer(page).getByRole('combobox', { name: 'Job', exact: true }).click();
    const job = page.getByRole('option', { name: /^JD-/ }).first();
    const jobName = await job.innerText();
    await job.click();
    await apply(page);
    await expect(inForce(page).getByText(`Job: ${jobName}`)).toBeVisible();
    await page.reload();
    await expect(inForce(page).getByText(`Job: ${jobName}`)).toBeVisible();

    // What is not understood in an address counts as not given.
    await page.goto('/candidates?status=hired&joining=soon&experience_min=-4&sort=luck');
    await expectSettled(page);
    await expect.poll(() => found(page)).toBe(all);
    await expect(inForce(page)).toHaveCount(0);
  });

  test('finds people by where they work, and by when they came', async ({ page }) => {
    const at = { current_position: 'Principal Architect', current_company: 'Zephyrline Infotech' };
    const { name } = await createCandidate(page, 'Meher Contractor', at);
    await createCandidate(page, 'Jehan Contractor', { ...at, current_position: 'HR Partner' });
    await page.goto('/candidates');
    await expectSettled(page);
    const all = await found(page);

    // Typed where only names are known, it is one step away.
    await page.getByPlaceholder('Search by name or email').fill('zephyrline architect');
    await expect(page.getByText('No candidates match your search.', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/candidates?search=zephyrline+architect');
    await inBothSchemes(page, (scheme) => screenshot(page, `candidates-none-found-${scheme}`));
    await page.getByRole('link', { name: 'Search in employer and position instead' }).click();
    await expect(page).toHaveURL('/candidates?employment=zephyrline+architect');
    await expect(names(page)).toHaveText([name]);
    await expect(page.getByPlaceholder('Search by name or email')).toHaveValue('');
    await expect(inForce(page)).toContainText('Employer or position: zephyrline architect');

    await openFilters(page);
    const employment = drawer(page).getByLabel('Employer or position');
    await expect(employment).toHaveValue('zephyrline architect');
    await employment.fill('  hr ZEPHYRLINE ');
    await choose(page, 'Added', 'Last 7 days');
    await screenshot(page, 'candidate-filters-employment');
    await apply(page);
    await expect(page).toHaveURL('/candidates?employment=hr+ZEPHYRLINE&added=7');
    await expect(inForce(page)).toContainText('Added: Last 7 days');
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await expect(names(page)).toHaveText(['Jehan Contractor']);
    await page.reload();
    await expect(names(page)).toHaveText(['Jehan Contractor']);

    // By the days alone they are among others, and the demo's people of long ago are not.
    await inForce(page).getByRole('button', { name: 'Remove Employer or position: hr ZEPHYRLINE' }).click();
    await expect(page).toHaveURL('/candidates?added=7');
    await expectSettled(page);
    await expect.poll(() => found(page)).toBeLessThan(all);
    // From one of them to the next, within what is filtered.
    await page.goto('/candidates?added=today&employment=zephyrline&sort=name');
    await expect(names(page)).toHaveText(['Jehan Contractor', 'Meher Contractor']);
    await names(page).first().click();
    await page.getByRole('link', { name: 'Next candidate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meher Contractor' })).toBeVisible();
    await page.goBack();
    await page.goto('/candidates?added=today&employment=glassblower&search=meher');
    await expect(page.getByText('No candidates match your search and filters.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search in employer and position instead' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(names(page)).toHaveText(['Meher Contractor']);
  });

  test('is told that nobody matches, apart from there being nobody', async ({ page }) => {
    await page.goto('/candidates?skills=Glassblowing&search=zz');
    await expect(page.getByText('No candidates match your search and filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL('/candidates?search=zz');
    await expect(page.getByText('No candidates match your search.', { exact: true })).toBeVisible();
    await page.route('**/api/candidates?*', (route) =>
      route.fulfill({ json: { items: [], total: 0, next_cursor: null } }),
    );
    await page.goto('/candidates');
    await expect(
      page.getByText('No candidates found. Add your first candidate to get started.'),
    ).toBeVisible();
  });

  for (const width of [1440, 390])
    test(`has the list and its filters at ${width} px, in light and dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/candidates?cities=Bangalore,Pune&experience_min=2&status=submitted&sort=name');
      await expectSettled(page);
      await expectAccessible(page, 'the list');
      await inBothSchemes(page, (scheme) => screenshot(page, `candidates-${width}-${scheme}`));
      await openFilters(page);
      await expectAccessible(page, 'the filters');
      await inBothSchemes(page, (scheme) => screenshot(page, `candidate-filters-${width}-${scheme}`));
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      expect(await widthOf(page)).toBeLessThanOrEqual(width);
    });
});

test('finds people by a skill and a city together, from anywhere by Ctrl K', async ({ page }) => {
  await signIn(page, 'hr');
  await createCandidate(page, 'Tanuja Indorewala', { skills: ['Tally Prime'], current_city: 'Indore' });
  await createCandidate(page, 'Puneet Tallyman', { skills: ['Tally'], current_city: 'Pune' });
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette(page);
  await paletteField(page).fill('tally indore');
  const line = palette(page).getByRole('group', { name: 'Candidates' }).getByRole('option');
  await expect(line).toHaveText(/^Tally in Indore\d+ candidates?$/);
  await expect(line).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'people by skill and city in the palette', '[role="dialog"]');
  await screenshot(page, 'palette-skill-and-city');
  const count = /\d+ candidates?$/.exec(await line.innerText())![0];
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/candidates?skills=Tally&cities=Indore');
  await expect(page.getByText(count, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tanuja Indorewala', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Puneet Tallyman', exact: true })).toHaveCount(0);
  await openPalette(page);
  await paletteField(page).fill('tally zunheboto');
  await expect(palette(page).getByRole('status')).toContainText('Nothing is called');
});

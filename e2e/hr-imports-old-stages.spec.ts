import { z } from 'zod';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const jobsSchema = z.object({ items: z.array(z.object({ id: z.uuid(), jd_id: z.string() })) });

test('HR takes a recruiter’s tracker over, with who was in which job and how far', async ({ page }) => {
  await signIn(page, 'hr');
  const response = await page.request.get('/api/published-jobs?limit=1');
  const [job] = jobsSchema.parse(await response.json()).items;
  await page.goto('/vector-conversion?tab=legacy');
  const old = page.getByRole('region', { name: 'Import From a Former System' });
  const lines = [
    'S.No,Position,First Name,Last Name,Email ID,Contact No.,Total Exp (yrs),Designation,Status,Interview Date,Consultant',
    `1,${job!.jd_id},Meera,Tracker,meera@tracker.example,98450 77001,4 yrs 2 mnths,Nurse,Shortlisted,,Priya`,
    `2,${job!.jd_id},Nikhil,Tracker,nikhil@tracker.example,98450 77002,Fresher,Nurse,Screen reject,,Priya`,
    `3,${job!.jd_id},Omkar,Tracker,omkar@tracker.example,98450 77003,3+,Nurse,Ringing,,Priya`,
    '4,Astronaut,Pooja,Tracker,pooja@tracker.example,98450 77004,2.5,Nurse,Joined,,Priya',
  ];
  await old.getByLabel('Excel or CSV file', { exact: true }).setInputFiles({
    name: 'tracker.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  const report = old.getByRole('status');
  await expect(report).toContainText('tracker.csv: 4 rows, 4 to import');
  await expect(report).toContainText(
    '3 rows would put candidates into their jobs, as the file says: Under Review 1, Shortlisted 1 (“Shortlisted”), Rejected 1 (“Screen reject”).',
  );
  await expect(report).toContainText(`Please check that these are the jobs of the file: ${job!.jd_id} `);
  await expect(report).toContainText(
    'Would be put under review, as these stages are not known: “Ringing” (1 row).',
  );
  await expect(report).toContainText('“Astronaut” (1 row)');
  await expect(report, 'what has no field').toContainText('Not taken over: S.No, Consultant.');
  await expectAccessible(page, 'an old tracker');
  await screenshotAtWidths(page, 'old-stages');
  await old.getByRole('button', { name: 'Import 4 candidates' }).click();
  await expect(report).toContainText('3 rows put candidates into their jobs');

  await page.goto(`/jobs/${job!.id}/candidates`);
  await page.getByRole('tab', { name: /^Shortlist/ }).click();
  const meera = page.getByRole('article', { name: 'Meera Tracker' });
  await expect(meera).toBeVisible();
  await meera.getByRole('link', { name: 'Meera Tracker' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meera Tracker' })).toBeVisible();
  await expect(page.getByText('From the old table: “Shortlisted”.').first()).toBeVisible();
});

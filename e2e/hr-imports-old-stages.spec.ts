import { z } from 'zod';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { screenshotAtWidths } from './support/screenshot.ts';
import { signIn } from './support/sign-in.ts';

const jobsSchema = z.object({ items: z.array(z.object({ id: z.uuid(), jd_id: z.string() })) });

test('HR takes a recruiter’s tracker over, with who was in which job and how far', async ({ page }) => {
  await signIn(page, 'hr');
  const response = await page.request.get('/api/published-jobs?limit=2');
  const [job, second] = jobsSchema.parse(await response.json()).items;
  await page.goto('/vector-conversion?tab=legacy');
  const old = page.getByRole('region', { name: 'Import From a Former System' });
  const lines = [
    'S.No,Position,First Name,Last Name,Email ID,Contact No.,Total Exp (yrs),Designation,Status,Interview Date,Consultant',
    `1,${job!.jd_id},Meera,Tracker,meera@tracker.example,98450 77001,4 yrs 2 mnths,Nurse,Shortlisted,,Priya`,
    `2,${job!.jd_id},Nikhil,Tracker,nikhil@tracker.example,98450 77002,Fresher,Nurse,Screen reject,,Priya`,
    `3,${job!.jd_id},Omkar,Tracker,omkar@tracker.example,98450 77003,3+,Nurse,Ringing,,Priya`,
    '4,Astronaut,Pooja,Tracker,pooja@tracker.example,98450 77004,2.5,Nurse,Joined,,Priya',
  ];
  const choose = (rows: readonly string[]) =>
    old.getByLabel('Excel or CSV file', { exact: true }).setInputFiles({
      name: 'tracker.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
  await choose(lines);
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

  // A later tracker names another job of somebody who is here by then.
  const [headings = '', meeraInOne = '', nikhilInOne = ''] = lines;
  await choose([headings, meeraInOne.replace(job!.jd_id, second!.jd_id), nikhilInOne]);
  await expect(report).toContainText('tracker.csv: 2 rows, 0 to import, 2 here already');
  await expect(report).not.toContainText('into their jobs');
  const put = old.getByRole('button', { name: 'Put 1 into jobs' });
  await expect(put).toBeHidden();
  await old.getByRole('checkbox', { name: 'Put who is here already into the jobs' }).check();
  await expect(report).toContainText(
    '1 row would put candidates who are here already into their jobs, as the file says: Shortlisted 1 (“Shortlisted”).',
  );
  await expectAccessible(page, 'an old tracker of who is here already');
  await screenshotAtWidths(page, 'old-stages-of-known');
  await put.click();
  await expect(page.getByText('1 put into jobs', { exact: true })).toBeVisible();
  await expect(report).toContainText('2 here already, put into jobs by 1 row');
  await page.goto(`/jobs/${second!.id}/candidates`);
  await page.getByRole('tab', { name: /^Shortlist/ }).click();
  await expect(page.getByRole('article', { name: 'Meera Tracker' })).toBeVisible();

  await page.goto(`/jobs/${job!.id}/candidates`);
  await page.getByRole('tab', { name: /^Shortlist/ }).click();
  const meera = page.getByRole('article', { name: 'Meera Tracker' });
  await expect(meera).toBeVisible();
  await meera.getByRole('link', { name: 'Meera Tracker' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meera Tracker' })).toBeVisible();
  await expect(page.getByText('From the old table: “Shortlisted”.').first()).toBeVisible();
});

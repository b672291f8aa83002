import { addDays, dayOf, formatArrangedDay } from '../contract/dates.ts';
import { momentOf } from '../contract/time-of-day.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { cardOf, moveByApi, openPipeline, readPipeline, setInterviewByApi } from './support/pipeline.ts';
import { screenshot } from './support/screenshot.ts';

const DETAILS = 'First round with Meera & Rohit\nhttps://meet.example/room?x=1';

test('a candidate is told of the interview by the own mail program or WhatsApp, in words that can be changed', async ({
  page,
  context,
  openAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { job, person } = await openPipeline(page, '', 'quiet');
  const read = async () => (await readPipeline(page, job.id)).find(({ name }) => name === person.name)!;
  await moveByApi(page, person, 'interview_scheduled');
  const card = cardOf(page, person.name);
  await expect(card).toContainText('Interview time not set');
  // Nobody can be told of what is not known.
  const name = `Tell the candidate: Interview with ${person.name}, ${job.title}`;
  const tell = page.getByRole('button', { name, exact: true });
  await expect(tell).toHaveCount(0);

  const day = addDays(dayOf(new Date()), 9);
  await setInterviewByApi(page, await read(), momentOf(day, '14:35').toISOString(), DETAILS);
  await tell.click();
  const dialog = page.getByRole('dialog', { name: `Tell ${person.name}` });
  const message = dialog.getByLabel('Message');
  await expect(message).toBeFocused();
  const when = `${formatArrangedDay(day)} at 2:35 pm`;
  await expect(message).toHaveValue(
    `Dear ${person.name},\n\nYour interview for ${job.title} is on ${when}.\n${DETAILS}\n\n` +
      'Please reply to say whether you can come.\n\nRegards,\nMeera Nair',
  );
  await expectAccessible(page, 'telling a candidate', '[role="dialog"]');
  await screenshot(page, 'tell-a-candidate');

  // What was changed is what goes out, whichever way.
  const text = `Dear ${person.name}, please bring your certificates & a pen.`;
  await message.fill(text);
  const link = async (of: string) =>
    new URL((await dialog.getByRole('link', { name: of, exact: true }).getAttribute('href')) ?? '');
  const mail = await link('Email');
  expect(mail.protocol + mail.pathname).toBe(`mailto:${person.email}`);
  expect(mail.searchParams.get('subject')).toBe(`Interview for ${job.title}, ${when}`);
  expect(mail.searchParams.get('body')).toBe(text);
  const chat = await link('WhatsApp');
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${person.phone.replaceAll(/\D/g, '')}`);
  expect(chat.searchParams.get('text')).toBe(text);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(text);

  // Another time meanwhile is told, and nothing typed is lost by it.
  await setInterviewByApi(page, await read(), momentOf(day, '16:00').toISOString(), DETAILS);
  await expect(dialog.getByRole('alert')).toContainText(`it is on ${formatArrangedDay(day)}, 4:00 pm.`);
  await expect(message).toHaveValue(text);
  await dialog.getByRole('button', { name: 'Write it anew' }).click();
  await expect(message).toHaveValue(/ at 4:00 pm/);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(tell).toBeFocused();

  // Beside it the interview is changed, by whoever may.
  const change = page.getByRole('button', {
    name: name.replace('Tell the candidate', 'Change'),
    exact: true,
  });
  await change.click();
  const changing = page.getByRole('dialog', { name: 'Change interview' });
  await expect(changing.getByLabel('Interview time')).toHaveValue('16:00');
  await page.keyboard.press('Escape');
  await expect(changing).toHaveCount(0);
  await expect(change).toBeFocused();
  const recruiter = await openAs('recruiter');
  await recruiter.goto(`/jobs/${job.id}/candidates`);
  await expect(recruiter.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(recruiter.getByRole('button', { name: /^Change: / })).toHaveCount(0);

  // On the person's own page too, beside a way to write to the number of no matter what.
  await page.goto(`/candidate/${person.candidate_id}`);
  await expect(page.getByRole('link', { name: `WhatsApp ${person.phone}` })).toHaveAttribute(
    'href',
    `https://wa.me/${person.phone.replaceAll(/\D/g, '')}`,
  );
  await tell.click();
  await expect(message).toHaveValue(/ at 4:00 pm/);
  await page.keyboard.press('Escape');
  await expect(tell).toBeFocused();

  // What was is nothing to come to.
  const past = momentOf(addDays(dayOf(new Date()), -1), '10:00').toISOString();
  await setInterviewByApi(page, await read(), past);
  await page.goto(`/jobs/${job.id}/candidates`);
  await expect(card).toContainText('Interview was on');
  await expect(tell).toHaveCount(0);
});

import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#contract/assignments.ts';
import { candidateRoutes } from '#contract/candidates.ts';
import { addDays, formatDay, formatMoment } from '#contract/dates.ts';
import { noteRoutes } from '#contract/notes.ts';
import { rightsRoutes } from '#contract/rights.ts';
import { momentOf } from '#contract/time-of-day.ts';
import { auditLog, candidateNotes, candidates, resumeDocuments, submissionRequests } from '../db/schema.ts';
import { createTestApp, type Person } from '../test/app.ts';
import { buildAssignment, buildCandidate, candidateInput, pdfFile } from '../test/factories.ts';
import { buildJob } from '../test/factories.job.ts';
import { intakeCalls } from '../test/intake-calls.ts';
import { textResume } from '../test/resume-files.ts';
import { person as personToSubmit, submissionCalls } from '../test/submission-calls.ts';

const app = await createTestApp();
const intake = intakeCalls(app);
const { submit } = submissionCalls(app);
beforeEach(() => app.reset());
afterAll(() => app.close());

const ask = (id: string, who: Person = 'hr') =>
  app.as(who).call(rightsRoutes.exportPerson, { params: { id } });

async function exported(id: string) {
  const { status, response } = await ask(id);
  expect(status).toBe(200);
  const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const json = JSON.parse(strFromU8(parts['data.json']!)) as Record<string, Record<string, unknown>[]> & {
    candidate: Record<string, unknown>;
  };
  return { parts, json, page: strFromU8(parts['summary.html']!), response };
}

const WHO = { name: 'Meera <Pillai> & Co', email: 'meera.pillai@example.com', phone: '+91 98470 11223' };

async function add() {
  const job = await buildJob(app);
  const { data } = await app.as('hr').call(candidateRoutes.create, {
    body: candidateInput(job.id, WHO),
    files: { resume: pdfFile('../first: "one".pdf', 'the first') },
    idempotencyKey: crypto.randomUUID(),
  });
  return { job, person: data };
}

describe('everything that is held on a person', () => {
  it('is in one archive: data, a readable page, and every resume as it came', async () => {
    const { job, person } = await add();
    const hr = app.as('hr');
    await app.database.db.update(candidates).set({ resume_summary: 'Meera in short, by her first resume.' });
    await hr.call(candidateRoutes.replaceResume, {
      params: { id: person.id },
      body: { resume_text: 'Newer text of Meera' },
      files: { resume: pdfFile('second.pdf', 'the second') },
    });
    const params = { id: person.assignments[0]!.id };
    const interview_at = momentOf(app.clock.today(), '11:00').toISOString();
    const interview_details = 'First round, <second> floor';
    const asked = { assignment_id: params.id, asked_by: await app.userId('recruiter') };
    await app.database.db.insert(submissionRequests).values([
      {
        ...asked,
        kind: 'correct',
        text: 'Her notice is 60 days',
        outcome: 'left',
        answer: 'She told us otherwise',
      },
      { ...asked, kind: 'withdraw', outcome: 'done', answer: 'She wrote to us as well' },
    ]);
    await hr.call(assignmentRoutes.changeStatus, {
      params,
      body: { status: 'interview_scheduled', interview_at, interview_details, version: 1 },
    });
    const offer = { offered_ctc: 1_837_000, joining_on: addDays(app.clock.today(), 40) };
    await hr.call(assignmentRoutes.changeStatus, {
      params,
      body: { status: 'offer_released', offered_ctc: 1_700_000, version: 2 },
    });
    await hr.call(assignmentRoutes.setOffer, { params, body: { ...offer, version: 3 } });
    await hr.call(assignmentRoutes.changeStatus, {
      params,
      body: {
        status: 'rejected',
        notes: 'Asks for too much',
        reason_code: 'ctc_over_budget',
        version: 4,
      },
    });
    const elsewhere = await buildJob(app);
    const gone = await buildAssignment(app, { candidate_id: person.id, job_id: elsewhere.id });
    await hr.call(assignmentRoutes.remove, { params: { id: gone.id } });
    await app.as('recruiter').call(rightsRoutes.noteConsent, {
      params: { id: person.id },
      body: { is_given: true, source: 'self', note: 'By mail' },
      idempotencyKey: crypto.randomUUID(),
    });
    await app.as('recruiter').call(noteRoutes.add, {
      params: { id: person.id },
      body: { text: 'Would rather work from <Kochi>', job_id: job.id, follow_up_on: app.clock.today() },
    });
    const [note] = await app.database.db.select().from(candidateNotes);
    await app.as('hr').call(noteRoutes.followUp, {
      params: { id: note!.id },
      body: { done: true, version: note!.version },
    });
    expect((await submit('vendor', job.id, personToSubmit(WHO))).error?.code).toBe('candidate_exists');
    await intake.upload(
      await intake.start('hr2'),
      textResume({ ...WHO, name: 'Meera Pillai' }),
      undefined,
      'hr2',
    );
    await hr.call(rightsRoutes.keepPerson, {
      params: { id: person.id },
      body: { reason: 'Asked to be kept' },
    });
    await app.tasks.drain();

    const { parts, json, page, response } = await exported(person.id);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''Meera_Pillai_%26_Co_data_${app.clock.today()}.zip`,
    );
    expect(Object.keys(parts)).toEqual([
      'data.json',
      'summary.html',
      'resumes/1 .. first one.pdf'.replace('.. ', ''),
      'resumes/2 second.pdf',
    ]);
    expect(strFromU8(parts['resumes/2 second.pdf']!)).toContain('the second');
    expect(json.candidate).toMatchObject({ ...WHO, submitted_by_name: 'Hema Rao' });
    expect(json['assignments']).toMatchObject([
      { jd_id: job.jd_id, status: 'rejected', interview_at, interview_details, ...offer },
    ]);
    expect(json['removed_assignments']).toMatchObject([{ id: gone.id, jd_id: elsewhere.jd_id }]);
    expect(json['history']).toMatchObject([
      { new_status: 'submitted' },
      { previous_status: 'submitted', new_status: 'interview_scheduled', previous_interview_at: null },
      { new_status: 'offer_released', previous_offered_ctc: null, previous_joining_on: null },
      {
        new_status: 'rejected',
        notes: 'Asks for too much',
        reason_code: 'ctc_over_budget',
        previous_interview_at: interview_at,
        previous_interview_details: interview_details,
        previous_offered_ctc: offer.offered_ctc,
        previous_joining_on: offer.joining_on,
      },
    ]);
    expect(json['interview_changes']).toMatchObject([
      {
        jd_id: job.jd_id,
        previous_interview_at: null,
        interview_at,
        previous_interview_details: null,
        interview_details,
        changed_by_name: 'Hema Rao',
      },
    ]);
    expect(page).toContain('Changes of interviews');
    expect(page).toContain('11:00 am\nFirst round, &lt;second&gt; floor</td>');
    // Oldest first, and no ids of other records.
    expect(json['offer_changes']).toMatchObject([
      { jd_id: job.jd_id, previous_offered_ctc: null, offered_ctc: 1_700_000, joining_on: null },
      { jd_id: job.jd_id, previous_offered_ctc: 1_700_000, ...offer, changed_by_name: 'Hema Rao' },
    ]);
    for (const change of [...json['interview_changes']!, ...json['offer_changes']!])
      expect(Object.keys(change as object).filter((key) => /(^|_)id$/.test(key))).toEqual(['jd_id']);
    expect(page).toContain(`₹18,37,000, joining ${formatDay(offer.joining_on)}`);
    expect(json['notes']).toEqual([
      {
        jd_id: job.jd_id,
        title: job.title,
        text: 'Would rather work from <Kochi>',
        written_by_name: 'Ravi Nair',
        created_at: app.clock.now().toISOString(),
        edited_at: null,
        follow_up_on: app.clock.today(),
        followed_up_at: app.clock.now().toISOString(),
      },
    ]);
    expect(page).toContain('<th scope="col">Followed up</th>');
    expect(page).toContain(`<td>${formatDay(app.clock.today())}</td>`);
    expect(page).toContain('Would rather work from &lt;Kochi&gt;');
    expect(json['submissions']).toMatchObject([{ company_name: 'Talent Bridge', refused_as_known: true }]);
    expect(json['requests']).toMatchObject([
      { kind: 'correct', text: 'Her notice is 60 days', asked_by_name: 'Ravi Nair', outcome: 'left' },
      { kind: 'withdraw', text: null, outcome: 'done', answer: 'She wrote to us as well' },
    ]);
    expect(page).toContain('Her notice is 60 days');
    expect(page).toContain('She told us otherwise');
    expect(page).toContain('She wrote to us as well');
    expect(json['imports']).toMatchObject([{ file_name: 'Meera Pillai.txt', decision: 'open' }]);
    expect(json['vectors']).toMatchObject([{ engine: 'niyukti-builtin', numbers: 1536 }]);
    expect(json['consents']).toMatchObject([{ is_given: true, source: 'self', noted_by_name: 'Ravi Nair' }]);
    const [first, second] = json['resumes']!;
    expect([first, second]).toMatchObject([
      { is_current: false, summary: 'Meera in short, by her first resume.' },
      { is_current: true, text: 'Newer text of Meera', summary: null },
    ]);
    for (const resume of [first!, second!])
      expect(
        createHash('sha256')
          .update(parts[resume['file'] as string]!)
          .digest('hex'),
      ).toBe(resume['sha256']);
    const actions = json['audit']!.map(({ action }) => action);
    for (const action of [
      'candidate.create',
      'resume.replace',
      'submission.refuse',
      'consent.give',
      'note.add',
      'assignment.remove',
    ])
      expect(actions).toContain(action);
    // Where our files lie and where colleagues sat is nothing of the person's.
    const all = JSON.stringify(json) + page;
    for (const inner of ['file_key', 'resumes/ee/', 'ip_address', 'search_text', 'employment_text'])
      expect(all).not.toContain(inner);
    expect(page).toContain('Meera &lt;Pillai&gt; &amp; Co');
    expect(page).not.toContain('<Pillai>');
    // Words, not the codes that data.json has.
    expect(page).not.toMatch(/consent\.give|>self<|>open<|niyukti-builtin|ctc_over/);
    for (const told of [
      'Noted a consent',
      'To be reviewed',
      'Built-in engine',
      '1 kB',
      `${elsewhere.jd_id} ${elsewhere.title}`,
      'Asked to be kept',
      'Rejected',
      formatMoment(interview_at),
      'Asks for too much',
      'Expected CTC over budget',
      'Talent Bridge',
      '+91 98470 11223',
      'The person',
    ])
      expect(page).toContain(told);
    const entries = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'candidate.personal_data'));
    expect(entries).toMatchObject([{ record_id: person.id, fields: [] }]);
    // Reads several resumes, as long as it takes beside other programs.
  }, 60_000);

  it('tells of an interview that the person did not come to', async () => {
    const { person } = await add();
    const params = { id: person.assignments[0]!.id };
    const interview_at = momentOf(addDays(app.clock.today(), -1), '11:00').toISOString();
    await app.as('hr').call(assignmentRoutes.changeStatus, {
      params,
      body: { status: 'interview_scheduled', interview_at, version: 1 },
    });
    const body = { interview_at: null, missed: true, version: 2 };
    expect((await app.as('hr').call(assignmentRoutes.setInterview, { params, body })).status).toBe(200);
    const { json, page } = await exported(person.id);
    expect(json['interview_changes']).toMatchObject([
      { interview_at, missed: false },
      { previous_interview_at: interview_at, interview_at: null, missed: true },
    ]);
    expect(page).toContain('11:00 am\nDid not come</td>');
  });

  it('tells of a resume whose file is lost, and has nothing of other people', async () => {
    const { job, person } = await add();
    const other = await buildCandidate(app, { name: 'Canary Person', remarks: 'canary' });
    await app.as('hr').call(assignmentRoutes.assign, {
      params: { id: job.id },
      body: { candidate_ids: [other.id] },
    });
    // Somebody else, whom a vendor submitted with a wrong digit.
    const twin = personToSubmit({ name: 'Canary Twin', phone: WHO.phone });
    expect((await submit('vendor', job.id, twin)).status).toBe(409);
    const [document] = await app.database.db.select().from(resumeDocuments);
    await app.files.delete(document!.file_key);
    const { parts, json, page } = await exported(person.id);
    expect(Object.entries(parts).find(([path]) => path.startsWith('resumes/'))![1]).toHaveLength(0);
    expect(json['resumes']).toHaveLength(1);
    expect(json['submissions']).toMatchObject([{ matched_by: 'phone' }]);
    expect(page).toContain('Refused, as the person was known by the phone');
    expect((JSON.stringify(json) + page).toLowerCase()).not.toContain('canary');
  });

  it('holds what a vendor sent of the person, as it was sent', async () => {
    const job = await buildJob(app);
    await submit('vendor', job.id, personToSubmit({ name: 'Sent Person', remarks: 'Free on Fridays.' }));
    const { data } = await app.as('hr').call(candidateRoutes.list, { query: { search: 'Sent Person' } });
    const { json, page } = await exported(data.items[0]!.id);
    expect(page).toContain('Additional Remarks: Free on Fridays.');
    expect(json['submissions']).toMatchObject([
      { sent: { name: 'Sent Person', remarks: 'Free on Fridays.' } },
    ]);
  });

  it('is made file by file while it is sent', async () => {
    const { person } = await add();
    const { response } = await ask(person.id);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const { value } = await reader.read();
    expect(value!.length).toBeGreaterThan(0);
    // Whoever stops reading has nothing more read for them.
    await reader.cancel();
  });

  it('is for HR only, of somebody who is there', async () => {
    const { person } = await add();
    for (const who of ['recruiter', 'vendor'] as const) expect((await ask(person.id, who)).status).toBe(403);
    expect((await ask(crypto.randomUUID())).status).toBe(404);
  });
});

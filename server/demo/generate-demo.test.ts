import { describe, expect, it } from 'vitest';
import { candidateCreateSchema } from '#contract/candidates.ts';
import { CANDIDATE_STATUSES, needsReason } from '#contract/candidate-status.ts';
import { addDays, daysBetween, dayOf } from '#contract/dates.ts';
import { JOB_STATUSES } from '#contract/job-status.ts';
import { jobCreateSchema } from '#contract/jobs.ts';
import { reasonsFor } from '#contract/lost-reasons.ts';
import { CITIES, INDUSTRIES } from '#contract/options.ts';
import { timeOf } from '#contract/time-of-day.ts';
import type { DemoAssignment, DemoStatusChange } from './demo-data.ts';
import { generateDemo } from './generate-demo.ts';

const TODAY = '2026-11-21';
const demo = generateDemo({ today: TODAY });
const historyOf = Map.groupBy(demo.history, ({ assignment_id }) => assignment_id);
const jobOf = new Map(demo.jobs.map((job) => [job.id, job]));
const candidateOf = new Map(demo.candidates.map((candidate) => [candidate.id, candidate]));

function assignmentsOf(jobId: string) {
  return demo.assignments.filter(({ job_id }) => job_id === jobId);
}

const reached = (jobId: string, status: string) =>
  assignmentsOf(jobId).filter(({ id }) => historyOf.get(id)?.some(({ new_status }) => new_status === status))
    .length;

const isUndone = (move: DemoStatusChange, next: DemoStatusChange | undefined) =>
  next?.new_status === move.previous_status &&
  next.changed_at.getTime() - move.changed_at.getTime() < 10 * 60_000;

describe('the demo data', () => {
  it('is the same for the same day and another for another', () => {
    expect(generateDemo({ today: TODAY })).toEqual(demo);
    expect(generateDemo({ today: '2026-11-22' }).jobs[0]?.created_at).not.toEqual(demo.jobs[0]?.created_at);
  });

  /** Who stands where, what is known of them, and what was done how many days before today, but for the weekends. */
  const storyOf = (today: string) => {
    const { jobs, candidates, assignments, history, submissions, notes } = generateDemo({ today });
    const jdOf = new Map(jobs.map(({ id, jd_id }) => [id, jd_id]));
    const nameOf = new Map(candidates.map(({ id, name }) => [id, name]));
    const moves = Map.groupBy(history, ({ assignment_id }) => assignment_id);
    return {
      jobs: jobs.map(({ jd_id, title, status, created_by }) => [jd_id, title, status, created_by]),
      people: candidates.map(({ name, phone, skills, company_name }) => [name, phone, skills, company_name]),
      standings: assignments.map((one) => [
        jdOf.get(one.job_id),
        nameOf.get(one.candidate_id),
        one.company_name,
        one.interview_at === null,
        one.joining_on === null,
        one.offered_ctc,
        moves.get(one.id)?.map(({ new_status, reason_code, notes }) => [new_status, reason_code, notes]),
      ]),
      notes: notes.map(({ candidate_id, text, written_by }) => [nameOf.get(candidate_id), text, written_by]),
      attempts: submissions.map((one) => [nameOf.get(one.candidate_id), one.company_name, one.matched_by]),
    };
  };

  // What is tried on one day of a week holds on the others, and whoever shows the product finds the same people again.
  it('tells the same story on every day, with nothing done on a weekend', () => {
    const friday = storyOf('2026-11-27');
    for (const days of [1, 2, 3, 4, 5, 6, 50]) expect(storyOf(addDays('2026-11-27', days))).toEqual(friday);
    const done = [
      ...demo.history.map(({ changed_at }) => changed_at),
      ...demo.jobs.flatMap(({ created_at, published_at }) => [created_at, published_at ?? created_at]),
      ...demo.submissions.map(({ created_at }) => created_at),
      ...demo.notes.map(({ created_at }) => created_at),
    ];
    for (const at of done) expect([1, 2, 3, 4, 5]).toContain(new Date(`${dayOf(at)}T00:00Z`).getUTCDay());
  });

  // Weekends move what was done, so each day of a week is another case.
  it.each([0, 1, 2, 3, 4, 5, 6].map((days) => addDays('2028-02-26', days)))(
    'has its sizes and every status and industry on %s',
    (today) => {
      const { users, jobs, candidates, assignments, history, submissions } = generateDemo({ today });
      expect([users.length, jobs.length, candidates.length, assignments.length]).toEqual([6, 64, 480, 1500]);
      expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(JOB_STATUSES));
      expect(new Set(jobs.map(({ domain_industry }) => domain_industry))).toEqual(new Set(INDUSTRIES));
      expect(new Set(assignments.map(({ status }) => status))).toEqual(new Set(CANDIDATE_STATUSES));
      expect(new Set(submissions.map(({ company_name }) => company_name)).size).toBe(3);
      const last = Math.max(...history.map(({ changed_at }) => changed_at.getTime()));
      expect(dayOf(new Date(last)) < today).toBe(true);
    },
  );

  it('names three vendor companies and one account for each role', () => {
    expect(new Set(demo.users.flatMap(({ company_name }) => company_name ?? [])).size).toBe(3);
    expect(new Set(demo.users.map(({ role }) => role))).toEqual(
      new Set(['hr_manager', 'internal_user', 'vendor']),
    );
  });
});

describe('the hiring plan', () => {
  const at = ({ year, quarter }: { year: number; quarter: number }) => `${year} Q${quarter}`;

  it('is of departments that have jobs, once a quarter, from the first job to the middle of next year', () => {
    const departments = new Set(demo.jobs.map(({ department }) => department));
    expect(demo.plan.every(({ department }) => departments.has(department))).toBe(true);
    const keys = demo.plan.map((row) => `${row.department} ${at(row)}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect([...new Set(demo.plan.map(at))].slice(-3)).toEqual(['2026 Q4', '2027 Q1', '2027 Q2']);
  });

  it.each(['2026-11-21', '2027-01-02', '2027-06-30'])(
    'is near what was hired by %s, and above nothing',
    (today) => {
      const { plan, jobs, history } = generateDemo({ today });
      const year = Number(today.slice(0, 4));
      const department = new Map(jobs.map((job) => [job.id, job.department]));
      const planning = new Set(plan.map((row) => row.department));
      const past = plan.filter((row) => row.year < year);
      const hires = history.filter(
        ({ new_status, job_id, changed_at }) =>
          new_status === 'joined' &&
          planning.has(department.get(job_id) ?? '') &&
          Number(dayOf(changed_at).slice(0, 4)) < year,
      ).length;
      const planned = past.reduce((sum, { planned_hires }) => sum + planned_hires, 0);
      expect(Math.abs(planned - hires)).toBeLessThanOrEqual(planning.size * 4);
      const present = plan.filter((row) => row.year === year);
      expect(present.reduce((sum, { planned_hires }) => sum + planned_hires, 0)).toBeGreaterThan(20);
      expect(plan.every(({ planned_hires }) => planned_hires > 0)).toBe(true);
    },
  );
});

describe('jobs', () => {
  it('pass the checks of the job form', () => {
    for (const job of demo.jobs) expect(jobCreateSchema.safeParse(job).error).toBeUndefined();
  });

  it('lie in cities of the picker and are numbered in the order of their making', () => {
    expect(
      demo.jobs.flatMap(({ locations }) => locations).every((city) => CITIES.includes(city as never)),
    ).toBe(true);
    expect(demo.jobs.map(({ jd_id }) => jd_id)).toEqual(
      demo.jobs
        .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
        .map((_, index) => `JD-${String(index + 1).padStart(4, '0')}`),
    );
  });

  it('are published after their making unless they are drafts, which draw nobody', () => {
    for (const job of demo.jobs) {
      if (job.status === 'draft') {
        expect(job.published_at).toBeNull();
        expect(assignmentsOf(job.id)).toEqual([]);
      } else {
        expect(job.published_at!.getTime()).toBeGreaterThan(job.created_at.getTime());
      }
    }
  });

  it('that are closed have outcomes for everybody, and somebody who joined', () => {
    for (const job of demo.jobs.filter(({ status }) => status === 'closed')) {
      const statuses = new Set(assignmentsOf(job.id).map(({ status }) => status));
      expect(statuses).toContain('joined');
      for (const open of [
        'submitted',
        'under_review',
        'shortlisted',
        'interviewed',
        'selected',
        'offer_released',
      ])
        expect(statuses).not.toContain(open);
    }
  });

  it('show each kind of strength and trouble that an analysis looks for', () => {
    const live = demo.jobs.filter(({ status }) => status === 'published' || status === 'applications_closed');
    const counts = live.map(({ id, published_at }) => ({
      old: daysBetween(dayOf(published_at!), TODAY) >= 30,
      shortlisted: reached(id, 'shortlisted'),
      interviewed: reached(id, 'interview_scheduled'),
      selected: reached(id, 'selected'),
      offers: reached(id, 'offer_released'),
      joined: reached(id, 'joined'),
      declined: reached(id, 'candidate_declined') + reached(id, 'did_not_join'),
    }));
    expect(counts.some((job) => job.offers >= 3 && job.joined / job.offers >= 0.7)).toBe(true);
    expect(counts.some((job) => job.old && job.selected === 0)).toBe(true);
    expect(
      counts.some((job) => job.shortlisted >= 5 && job.interviewed <= Math.floor(job.shortlisted * 0.3)),
    ).toBe(true);
    expect(counts.some((job) => job.declined >= 3)).toBe(true);
  });
});

describe('candidates', () => {
  it('pass the checks of the candidate form', () => {
    for (const candidate of demo.candidates) {
      const form = { ...candidate, job_id: demo.jobs[0]!.id };
      expect(candidateCreateSchema.safeParse(form).error).toBeUndefined();
    }
  });

  it('have their own names, e-mail addresses and phones, at example domains', () => {
    for (const field of ['name', 'email', 'phone', 'id'] as const)
      expect(new Set(demo.candidates.map((candidate) => candidate[field])).size).toBe(480);
    expect(
      demo.candidates.every(({ email }) => /@(example\.(com|in|org)|[a-z]+\.example)$/.test(email)),
    ).toBe(true);
  });

  it('can start in the past, today and far ahead', () => {
    const days = demo.candidates.map(({ joining_date }) => joining_date && daysBetween(TODAY, joining_date));
    expect(days).toContain(0);
    expect(days.some((count) => Number(count) < 0)).toBe(true);
    expect(days.some((count) => Number(count) > 60)).toBe(true);
    expect(days).toContain(null);
  });

  it('have careers that add up to their years', () => {
    const monthIndex = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
    for (const { resume, experience_years } of demo.candidates) {
      const months = resume.employment.map(
        ({ from, to }) => monthIndex(to ?? TODAY.slice(0, 7)) - monthIndex(from),
      );
      const sum = months.reduce((total, count) => total + count, 0);
      expect(Math.floor(sum / 12)).toBe(experience_years);
    }
  });

  it('come with their first assignment, and none before the job was published', () => {
    for (const candidate of demo.candidates) {
      const own = demo.assignments.filter(({ candidate_id }) => candidate_id === candidate.id);
      const first = Math.min(...own.map(({ assigned_at }) => assigned_at.getTime()));
      expect(candidate.created_at.getTime()).toBe(first);
    }
    for (const { job_id, assigned_at } of demo.assignments)
      expect(assigned_at.getTime()).toBeGreaterThan(jobOf.get(job_id)!.published_at!.getTime());
  });

  it('join one job at most and are in no other pipeline afterwards', () => {
    const joined = demo.assignments.filter(({ status }) => status === 'joined');
    expect(new Set(joined.map(({ candidate_id }) => candidate_id)).size).toBe(joined.length);
    for (const one of joined) {
      const others = demo.assignments.filter(
        (other) => other.candidate_id === one.candidate_id && other !== one,
      );
      for (const other of others) expect(other.updated_at.getTime()).toBeLessThan(one.updated_at.getTime());
    }
  });
});

describe('histories', () => {
  it('begin with nothing, link up, go forward in time and end in the present status', () => {
    for (const assignment of demo.assignments) {
      const moves = historyOf.get(assignment.id) ?? [];
      expect(moves[0]?.previous_status).toBeNull();
      expect(moves[0]?.changed_at).toEqual(assignment.assigned_at);
      expect(moves[0]?.new_status).toBe(
        assignment.assignment_type === 'applied' ? 'submitted' : 'under_review',
      );
      for (const [index, move] of moves.slice(1).entries()) {
        expect(move.previous_status).toBe(moves[index]?.new_status);
        expect(move.changed_at.getTime()).toBeGreaterThan(moves[index]!.changed_at.getTime());
      }
      expect(moves.at(-1)?.new_status).toBe(assignment.status);
      expect(moves.at(-1)?.changed_at).toEqual(assignment.updated_at);
    }
  });

  it('are written in office hours in India', () => {
    for (const { changed_at } of demo.history) {
      const local = new Date(changed_at.getTime() + 5.5 * 3_600_000);
      expect(local.getUTCHours()).toBeGreaterThanOrEqual(9);
      expect(local.getUTCHours()).toBeLessThan(19);
    }
  });

  it('are followed by notes about people who are talked with, some of them about the job', () => {
    expect(demo.notes.length).toBeGreaterThan(50);
    for (const { candidate_id, job_id, created_at } of demo.notes) {
      const stands = demo.assignments.filter(
        (one) => one.candidate_id === candidate_id && (job_id ?? one.job_id) === one.job_id,
      );
      expect(stands.some(({ updated_at }) => updated_at <= created_at)).toBe(true);
      expect(dayOf(created_at) < TODAY).toBe(true);
    }
    expect(new Set(demo.notes.map(({ job_id }) => job_id === null))).toEqual(new Set([true, false]));
    expect(new Set(demo.notes.map(({ written_by }) => written_by)).size).toBeGreaterThan(2);
  });

  it('are to be followed up where they ask for it, some of them late, and most of them done', () => {
    const asked = demo.notes.filter(({ follow_up_on }) => follow_up_on !== null);
    const open = asked.filter(({ followed_up_at }) => followed_up_at === null);
    const late = open.filter(({ follow_up_on }) => follow_up_on! < TODAY);
    expect([open.length > 2, late.length > 0, late.length < open.length]).toEqual([true, true, true]);
    for (const { follow_up_on, followed_up_at, created_at } of asked) {
      expect(follow_up_on! > dayOf(created_at)).toBe(true);
      expect(followed_up_at === null || dayOf(followed_up_at) === follow_up_on).toBe(true);
      expect([0, 6]).not.toContain(new Date(`${follow_up_on}T00:00Z`).getUTCDay());
    }
  });

  it('give a reason where one is asked for', () => {
    for (const move of demo.history.filter(({ new_status }) => needsReason(new_status)))
      expect(move.notes).toBeTruthy();
  });

  it('says of most who are lost why, of both decisions, in every word that is on the list for it', () => {
    const lost = demo.history.filter(({ new_status }) => reasonsFor(new_status).length > 0);
    const told = lost.filter(({ reason_code }) => reason_code !== null);
    expect(told.length / lost.length).toBeGreaterThan(0.7);
    expect(told.length).toBeLessThan(lost.length);
    for (const { new_status, reason_code } of told) expect(reasonsFor(new_status)).toContain(reason_code);
    for (const status of ['rejected', 'candidate_declined'] as const) {
      const reasons = told.filter(({ new_status }) => reasonsFor(new_status) === reasonsFor(status));
      expect(new Set(reasons.map(({ reason_code }) => reason_code)).size).toBeGreaterThan(6);
    }
    for (const { new_status, reason_code } of demo.history)
      if (reasonsFor(new_status).length === 0) expect(reason_code).toBeNull();
  });

  it('hold some slips that were undone within ten minutes', () => {
    const slips = [...historyOf.values()].flatMap((moves) =>
      moves.filter((move, index) => index > 0 && isUndone(move, moves[index + 1])),
    );
    expect(slips.length).toBeGreaterThan(15);
  });

  it('lead to interviews at a time of day when there are any, before they are done, some of them still ahead', () => {
    const invited = demo.assignments.filter(({ id }) =>
      historyOf.get(id)?.some(({ new_status }) => new_status === 'interview_scheduled'),
    );
    expect(demo.assignments.filter((one) => one.interview_at && !invited.includes(one))).toEqual([]);
    for (const { id, interview_at } of invited) {
      if (!interview_at) continue;
      expect(timeOf(interview_at) >= '08:00' && timeOf(interview_at) <= '17:45').toBe(true);
      const done = historyOf.get(id)?.find(({ new_status }) => new_status === 'interviewed');
      if (done) expect(interview_at < done.changed_at).toBe(true);
      const change = demo.interviewChanges.find(({ assignment_id }) => assignment_id === id);
      expect(change).toMatchObject({ interview_at });
      expect(historyOf.get(id)?.find((step) => step.id === change?.step_id)?.new_status).toBe(
        'interview_scheduled',
      );
    }
    const waiting = invited.filter(({ status }) => status === 'interview_scheduled');
    expect(waiting.some((one) => one.interview_at === null)).toBe(true);
    // More is known of most, as is told with the invitation.
    const timed = waiting.filter((one) => one.interview_at);
    expect(timed.filter((one) => one.interview_details).length).toBeGreaterThan(timed.length / 2);
    for (const { interview_details: told } of waiting) expect(told ?? '').not.toMatch(/[{}]/);
    for (const { assignment_id, interview_details } of demo.interviewChanges)
      expect(demo.assignments.find(({ id }) => id === assignment_id)?.interview_details).toBe(
        interview_details,
      );
    expect(waiting.some((one) => one.interview_at && dayOf(one.interview_at) > TODAY)).toBe(true);
    expect(waiting.some((one) => one.interview_at && dayOf(one.interview_at) < TODAY)).toBe(true);
  });

  it('tell what was offered and when the person joins, to whom there was an offer, some of it unknown or over', () => {
    const offered = demo.assignments.filter(({ id }) =>
      historyOf.get(id)?.some(({ new_status }) => new_status === 'offer_released'),
    );
    const hasTerms = (one: DemoAssignment) => one.offered_ctc !== null || one.joining_on !== null;
    expect(demo.assignments.filter((one) => hasTerms(one) && !offered.includes(one))).toEqual([]);
    expect(demo.offerChanges).toHaveLength(offered.filter(hasTerms).length);
    for (const { assignment_id, step_id, offered_ctc, joining_on } of demo.offerChanges) {
      expect(demo.assignments.find(({ id }) => id === assignment_id)).toMatchObject({
        offered_ctc,
        joining_on,
      });
      const step = historyOf.get(assignment_id)?.find(({ id }) => id === step_id);
      expect(step?.new_status).toBe('offer_released');
    }
    for (const { joining_on } of offered.filter(({ status }) => status === 'joined'))
      expect(joining_on !== null && joining_on <= TODAY).toBe(true);
    const waiting = offered.filter(({ status }) => status === 'offer_released');
    for (const is of [
      (one: DemoAssignment) => one.joining_on !== null && one.joining_on > TODAY,
      (one: DemoAssignment) => one.joining_on !== null && one.joining_on < TODAY,
      (one: DemoAssignment) => one.joining_on === null,
    ])
      expect(waiting.some(is)).toBe(true);
  });

  it('pass an offer before anybody joins', () => {
    for (const { id, status } of demo.assignments.filter((one) => one.status === 'joined'))
      expect([status, historyOf.get(id)?.map(({ new_status }) => new_status)]).toEqual([
        'joined',
        expect.arrayContaining(['shortlisted', 'interview_scheduled', 'selected', 'offer_released']),
      ]);
  });
});

describe('vendor submissions', () => {
  it('stand in the ledger with the company that brought the person, who owns them for 180 days', () => {
    const owning = demo.submissions.filter(({ owned_until }) => owned_until !== null);
    const brought = demo.assignments.filter(({ source }) => source === 'vendor');
    expect(owning.length).toBe(brought.length);
    for (const entry of owning) {
      expect(candidateOf.get(entry.candidate_id)?.company_name).toBe(entry.company_name);
      const days = daysBetween(dayOf(entry.created_at), entry.owned_until!);
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days).toBeLessThanOrEqual(180);
    }
  });

  it('include attempts of other companies, which own nothing', () => {
    const late = demo.submissions.filter(({ owned_until }) => owned_until === null);
    expect(late.length).toBeGreaterThan(5);
    for (const { candidate_id, company_name } of late)
      expect(candidateOf.get(candidate_id)?.company_name).not.toBe(company_name);
  });
});

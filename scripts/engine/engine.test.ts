import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { MatchExplanation } from '#server/engine/score-match.ts';

const RESUME = `ANITA RAO
anita.rao@example.com | 98450 12345 | Pune
Senior Accountant at Kaveri Foods Pvt Ltd, Apr 2019 to Mar 2023
Skills: Tally, GST, TDS, bank reconciliation`;
const JOB = {
  title: 'Accountant',
  text: 'Books in Tally, GST and TDS returns',
  skills: ['Tally'],
  exp: '3-6',
};

/** Runs the command as somebody outside does, and resolves to its exit code and what it wrote. */
async function run(command: string, args: string[], input: string) {
  const child = spawn(command, args, { stdio: 'pipe' });
  const output = [text(child.stdout), text(child.stderr)];
  child.stdin.on('error', () => {}); // it may end before it has read all
  child.stdin.end(input);
  const [code] = (await once(child, 'exit')) as [number | null];
  const [out = '', errors = ''] = await Promise.all(output);
  return { code, errors, lines: out.split('\n').slice(0, -1), out };
}

async function ask(...requests: (object | string)[]) {
  const input = requests.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  const { lines } = await run(process.execPath, ['scripts/engine.ts'], `${input.join('\n')}\n`);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the engine over JSON lines', () => {
  it('answers through npm with nothing else on stdout', async () => {
    const input = `${JSON.stringify({ op: 'embed', text: RESUME, kind: 'resume' })}\n`;
    const { code, lines } = await run('npm', ['run', '-s', 'engine'], input);
    expect(code).toBe(0);
    expect(lines).toHaveLength(1);
    const { vector } = JSON.parse(lines[0] ?? '') as { vector: number[] };
    expect(vector).toHaveLength(1536);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 6);
  });

  it('answers each kind of request in its shape, in order', async () => {
    const [embedded, scored, extracted, written, described] = await ask(
      { op: 'embed', text: 'Books in Tally', kind: 'job', title: 'Accountant', skills: ['GST'] },
      { op: 'score', job: JOB, resume: { text: RESUME } },
      { op: 'extract', text: RESUME },
      { op: 'jobFromPrompt', prompt: 'Accountant in Pune, 3 to 6 years, Tally and GST, work from office' },
      { op: 'describe', title: 'Accountant', skills_required: ['Tally', 'GST'], location: ['Pune'] },
    );
    expect(Object.keys(embedded ?? {})).toEqual(['vector']);
    expect(Object.keys(scored ?? {})).toEqual(['score', 'reasons']);
    expect(scored?.['score']).toBeGreaterThanOrEqual(70);
    expect(scored?.['reasons']).toMatchObject({
      experience: { asked: '3-6 years', has: 4, verdict: 'fits' },
    });
    expect(extracted).toMatchObject({
      name: 'Anita Rao',
      email: 'anita.rao@example.com',
      phone: '+91 98450 12345',
      current_city: 'Pune',
      current_company: 'Kaveri Foods Pvt Ltd',
      current_position: 'Senior Accountant',
      skills: expect.arrayContaining(['Tally', 'GST']),
      confidence: { name: expect.any(Number) },
    });
    expect(written).toMatchObject({
      title: 'Accountant',
      location: 'Pune',
      experience_required: '3-6',
      mode_of_work: 'office',
      skills_required: expect.arrayContaining(['Tally', 'GST']),
    });
    expect(described).toEqual({ description: expect.stringContaining('Tally') });
  });

  it('answers a bad line in its place and goes on', async () => {
    const answers = await ask(
      { op: 'extract', text: RESUME },
      'no JSON',
      '',
      '"a text"',
      { op: 'dance' },
      { op: 'embed', kind: 'resume' },
      { op: 'score', job: JOB, resume: 'text' },
      { op: 'extract', text: RESUME },
    );
    expect(answers.map((each) => Object.keys(each)[0])).toEqual([
      'name',
      ...Array.from({ length: 6 }, () => 'error'),
      'name',
    ]);
    expect(answers[5]).toEqual({ error: expect.stringContaining('text') });
  });

  it('understands the years asked for however they are written', async () => {
    const written = ['5-8 years', '8 to 12 Yrs', '3+', 'as per company norms', 4, { min: 1, max: 2 }, null];
    const answers = await ask(
      ...written.map((exp) => ({ op: 'score', job: { ...JOB, exp }, resume: { text: RESUME } })),
    );
    const asked = answers.map(({ reasons }) => (reasons as MatchExplanation).experience.asked);
    expect(asked).toEqual(['5-8 years', '8-12 years', '3+ years', null, '4+ years', '1-2 years', null]);
  });

  it('takes long lines, CRLF, other line ends inside a text and a last line without an end', async () => {
    const long = JSON.stringify({
      op: 'extract',
      text: `${RESUME}\n${'Tally vouchers and ledgers. '.repeat(40_000)}`,
    });
    const odd = `{"op":"extract","text":"ANITA RAO\u2028anita.rao@example.com"}`;
    const { lines } = await run(process.execPath, ['scripts/engine.ts'], `\uFEFF${odd}\r\n${long}\r\n${odd}`);
    expect(lines.map((line) => (JSON.parse(line) as { email: string }).email)).toEqual(
      Array.from({ length: 3 }, () => 'anita.rao@example.com'),
    );
  });

  it('says nothing to nobody', async () => {
    expect(await run(process.execPath, ['scripts/engine.ts'], '')).toMatchObject({
      code: 0,
      out: '',
      errors: '',
    });
  });
});

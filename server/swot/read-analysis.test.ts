import { expect, it } from 'vitest';
import { readAnalysis } from './read-analysis.ts';

const JOB = '0198c2a0-0000-7000-8000-000000000001';
const old = {
  strengths: ['Fast hiring'],
  weaknesses: [],
  opportunities: [],
  threats: [],
  actionItems: ['Call'],
};
const texts = (stored: unknown) => {
  const analysis = readAnalysis(stored);
  return (
    analysis && [analysis.strengths.map(({ text }) => text), analysis.action_items.map(({ text }) => text)]
  );
};

it('reads an analysis of any form that was ever written', () => {
  const expected = [['Fast hiring'], ['Call']];
  expect(texts(old)).toEqual(expected);
  expect(texts(JSON.stringify(old))).toEqual(expected);
  expect(texts({ swot: old })).toEqual(expected);
  expect(texts(JSON.stringify({ swot: JSON.stringify(old) }))).toEqual(expected);
  const { actionItems, ...lists } = old;
  expect(texts({ swot: lists, action_items: actionItems })).toEqual(expected);
});

it('reads points that are objects, with their job', () => {
  const analysis = readAnalysis({
    threats: [{ description: 'Leaking', jobId: JOB, job_title: 'Nurse' }, 7, ' '],
  });
  expect(analysis?.threats).toEqual([
    { text: 'Leaking', job_id: JOB, jd_id: null, title: 'Nurse', weight: 0 },
  ]);
  expect(analysis?.totals).toMatchObject({ threats: 1, strengths: 0 });
});

it('reads lists that are one text, and points by any name of their text', () => {
  const analysis = readAnalysis({
    strengths: '- Fast hiring\n\n2) Good 5-year people',
    weaknesses: [{ title: 'Nurse', reason: 'Open for long' }],
    actionItems: 'Call',
  });
  expect(analysis?.strengths.map(({ text }) => text)).toEqual(['Fast hiring', 'Good 5-year people']);
  expect(analysis?.weaknesses.map(({ text }) => text)).toEqual(['Open for long']);
  expect(analysis?.action_items.map(({ text }) => text)).toEqual(['Call']);
});

it('takes nothing for an analysis that is none', () => {
  for (const stored of ['no JSON', '', null, 7, [], {}, { swot: 'no JSON' }, '"text"', { result: 'ok' }])
    expect(readAnalysis(stored)).toBeNull();
});

import { expect, test } from 'vitest';
import { type Metric, METRICS, type MetricValue } from '#contract/executive.ts';
import { comparisonText, formulaText, remarkOf, valueText } from './metric-words.ts';

const of = (value: number | null, previous: number | null = null) => ({
  value,
  previous,
  previous_denominator: 12,
  numerator: 3,
  denominator: 12,
  open: 0,
  highest: value,
  previous_open: 0,
  previous_highest: previous,
});

test('a value has its unit, and no value is no number', () => {
  expect(valueText('offer_acceptance', 66.7)).toBe('66.7%');
  expect(valueText('time_to_hire', 1)).toBe('1 day');
  expect(valueText('total_candidates', 123_456)).toBe('1,23,456');
  expect(valueText('pipeline_health', null)).toBe('Not enough data');
});

const allOf = (value: number | null) => ({
  metrics: Object.fromEntries(METRICS.map((metric) => [metric, of(value)])) as Record<Metric, MetricValue>,
  sourcing: of(62.5),
});

test('a formula comes with what was put into it', () => {
  const data = allOf(25);
  expect(formulaText('offer_acceptance', data)).toMatch(
    /^Joined ÷ .*\. 3 joined ÷ 12 answered\. Below 70% it needs attention\.$/,
  );
  expect(formulaText('time_to_hire', data)).toMatch(/ 12 hires\. Above 50 days it needs attention\.$/);
  const alone = { ...of(25), denominator: 1, open: 1, highest: 30 };
  const one = formulaText('time_to_hire', { ...data, metrics: { ...data.metrics, time_to_hire: alone } });
  expect(one).toMatch(/ 1 hire\. 1 is still open: /);
  // What those who are still open may yet lift above the mark is no warning, and says so.
  const open = (highest: number) =>
    formulaText('interviews_to_offer', {
      ...data,
      metrics: { ...data.metrics, interviews_to_offer: { ...of(25), open: 4, highest } },
    });
  expect(open(58.3)).toMatch(
    /4 are still open.* Below 40% it needs attention, unless .* lift it above: to 58\.3%, if all went on\.$/,
  );
  expect(open(38)).toMatch(/ Below 40% it needs attention\.$/);
  expect(formulaText('active_jobs', data)).not.toMatch(/\d/);
});

test('health tells its four parts, and which of them are not known', () => {
  expect(formulaText('pipeline_health', allOf(25))).toMatch(
    / Sourcing: 62\.5%; Screening to Interview Ratio: 25%; Interviews to Offer Ratio: 25%; Offer Acceptance Rate: 25%\. \(62\.5 \+ 25 \+ 25 \+ 25\) ÷ 4\. From 80% good, below 60% critical\.$/,
  );
  expect(formulaText('pipeline_health', allOf(null))).toMatch(
    /Offer Acceptance Rate: Not enough data\. From 80%/,
  );
});

test('a change says where from, and whether it is for the better', () => {
  expect(comparisonText('offer_acceptance', of(70, 60.5))).toEqual({
    text: 'Up 9.5 points from 60.5%',
    better: true,
  });
  expect(comparisonText('time_to_hire', of(40, 30))).toEqual({
    text: 'Up 10 days from 30 days',
    better: false,
  });
  expect(comparisonText('successful_hires', of(2, 2))?.better).toBeNull();
  expect(comparisonText('time_to_hire', of(31, 30))?.text).toBe('Up 1 day from 30 days');
  expect(comparisonText('offer_acceptance', of(69, 70))?.text).toBe('Down 1 point from 70%');
  expect(comparisonText('active_jobs', of(2, 1))).toBeNull();
});

test('what a few people make up is compared with nothing', () => {
  const text = 'Too few to compare with 100% before';
  expect(comparisonText('offer_acceptance', { ...of(70, 100), previous_denominator: 4 })).toEqual({
    text,
    better: null,
  });
  expect(comparisonText('offer_acceptance', { ...of(70, 100), denominator: 4 })?.text).toBe(text);
  expect(comparisonText('offer_acceptance', { ...of(70, 100), previous_denominator: 5 })?.better).toBe(false);
  // Hires are counted, not taken of something.
  const hires = { ...of(2, 4), denominator: null, previous_denominator: null };
  expect(comparisonText('successful_hires', hires)?.text).toBe('Down 2 from 4');
});

test('those still open are told where they may turn the comparison round, and nothing is called worse for them', () => {
  const ratio = 'screening_to_interview';
  // 3 of 12, and 4 more may: 25 to 58.3 percent.
  const young = { ...of(25, 50), open: 4, highest: 58.3 };
  expect(comparisonText(ratio, young)).toEqual({ text: '4 of 12 still open, 50% before', better: null });
  expect(comparisonText(ratio, of(25, 50))?.better).toBe(false);
  expect(comparisonText(ratio, { ...young, previous: 60, previous_highest: 60 })).toEqual({
    text: 'Down 35 points from 60%',
    better: false,
  });
  // Whoever goes on makes it better still, also when as many of those before do as may.
  const before = { previous_open: 1, previous_highest: 24 };
  expect(comparisonText(ratio, { ...young, previous: 20, ...before })?.better).toBe(true);
  expect(comparisonText(ratio, { ...of(25, 20), previous_open: 1, previous_highest: 28.3 })).toEqual({
    text: '20% before, 1 of 12 still open',
    better: null,
  });
  // The same as before, as it stands.
  expect(comparisonText(ratio, { ...young, previous: 25, previous_highest: 25 })?.text).toMatch(/still open/);
  const health = { ...of(50, 70), open: null, highest: 72, previous_open: null };
  expect(comparisonText('pipeline_health', health)?.text).toBe('Some are still open, 70% before');
  expect(formulaText(ratio, { ...allOf(25), metrics: { ...allOf(25).metrics, [ratio]: young } })).toMatch(
    / 3 reached Interview ÷ 12 reached Shortlisted\. 4 are still open: neither gone on nor lost\. Below 50%/,
  );
  expect(remarkOf(ratio, 25, 58.3)).toBeNull();
  expect(remarkOf(ratio, 25, 49)?.word).toBe('Needs attention');
});

test('without a period before, the card says why it compares nothing', () => {
  expect(comparisonText('successful_hires', of(2))).toEqual({
    text: 'No earlier data to compare',
    better: null,
  });
  expect(comparisonText('offer_acceptance', of(null, 70))).toBeNull();
});

test('a warning is a word besides its colour', () => {
  expect(remarkOf('time_to_hire', 51)?.word).toBe('Needs attention');
  expect(remarkOf('time_to_hire', 50)).toBeNull();
  expect([85, 60, 59.9].map((value) => remarkOf('pipeline_health', value)?.word)).toEqual([
    'Good',
    'Warning',
    'Critical',
  ]);
  expect(remarkOf('pipeline_health', null)).toBeNull();
});

import {
  type Executive,
  HEALTH,
  HEALTH_RATIOS,
  healthBand,
  isWarning,
  METRIC_DESCRIPTIONS,
  type Metric,
  type MetricValue,
  WARN_AT,
} from '#contract/executive.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** A metric's value with its unit, or that there is not enough data. */
export function valueText(metric: Metric, value: number | null): string {
  if (value === null) return messages.executive.notEnough;
  const { unit } = METRIC_DESCRIPTIONS[metric];
  const number = indian.format(value);
  if (unit === 'percent') return `${number}%`;
  if (unit === 'days') return `${number} ${value === 1 ? 'day' : 'days'}`;
  return number;
}

/** The formula, the numbers that were put into it, and what the value is measured against. */
export function formulaText(metric: Metric, data: Pick<Executive, 'metrics' | 'sourcing'>): string {
  return [workingText(metric, data), targetText(metric, data.metrics[metric])].filter(Boolean).join(' ');
}

/** From where a value is remarked on, or why one that is there is not yet; empty where none is. */
function targetText(metric: Metric, { value, highest }: MetricValue): string {
  if (metric === 'pipeline_health') return `From ${HEALTH.good}% good, below ${HEALTH.warning}% critical.`;
  const at = WARN_AT[metric];
  if (at === undefined) return '';
  const side = metric === 'time_to_hire' ? 'Above' : 'Below';
  const target = `${side} ${valueText(metric, at)} it needs attention`;
  const isSpared = isWarning(metric, value) && remarkOf(metric, value, highest) === null;
  return isSpared
    ? `${target}, unless those who are still open could lift it above: to ${valueText(metric, highest)}, if all went on.`
    : `${target}.`;
}

function workingText(metric: Metric, data: Pick<Executive, 'metrics' | 'sourcing'>): string {
  if (metric === 'pipeline_health') return healthText(data);
  const { numerator, denominator, open } = data.metrics[metric];
  const { formula, numerator: above, denominator: below } = METRIC_DESCRIPTIONS[metric];
  const parts = [
    above !== undefined && numerator !== null && `${indian.format(numerator)} ${above}`,
    below !== undefined && denominator !== null && inNumber(denominator, below),
  ].filter((part) => part !== false);
  const stillOpen = open
    ? ` ${indian.format(open)} ${open === 1 ? 'is' : 'are'} still open: neither gone on nor lost.`
    : '';
  return parts.length === 0 ? formula : `${formula} ${parts.join(' ÷ ')}.${stillOpen}`;
}

/** "12 hires", "1 hire"; whoever is counted by what they did is that in any number ("1 answered"). */
function inNumber(count: number, words: string): string {
  return `${indian.format(count)} ${count === 1 ? words.replace(/s$/, '') : words}`;
}

/** Of a mean the four parts are what one wants to see: which one pulls it down, or is not known. */
function healthText({ metrics, sourcing }: Pick<Executive, 'metrics' | 'sourcing'>): string {
  const parts = [sourcing.value, ...HEALTH_RATIOS.map((ratio) => metrics[ratio].value)];
  const named = ['Sourcing', ...HEALTH_RATIOS.map((ratio) => METRIC_DESCRIPTIONS[ratio].label)]
    .map((label, index) => `${label}: ${valueText('pipeline_health', parts[index] ?? null)}`)
    .join('; ');
  const known = parts.filter((value) => value !== null);
  const sum =
    known.length === parts.length
      ? ` (${known.map((value) => indian.format(value)).join(' + ')}) ÷ ${parts.length}.`
      : '';
  return `${METRIC_DESCRIPTIONS.pipeline_health.formula} ${named}.${sum}`;
}

export interface Comparison {
  text: string;
  /** whether the change is for the better; null when it is none */
  better: boolean | null;
}

const UNIT_WORDS = { percent: 'points', days: 'days', count: '' };

/**
 * The change since the former period, or that there is none, or too little to compare with, or that those still open may
 * turn it round; null for a number of now, and for none.
 */
export function comparisonText(metric: Metric, of: MetricValue): Comparison | null {
  const { value, previous, denominator, previous_denominator: former } = of;
  const { better, unit } = METRIC_DESCRIPTIONS[metric];
  if (value === null || better === undefined) return null;
  if (previous === null) return { text: messages.executive.nothingBefore, better: null };
  if (
    denominator !== null &&
    former !== null &&
    Math.min(denominator, former) < limits.executive.comparedFrom
  )
    return { text: `Too few to compare with ${valueText(metric, previous)} before`, better: null };
  if (mayTurn(value, previous, of)) return { text: openText(metric, previous, of), better: null };
  const change = Math.round((value - previous) * 10) / 10;
  if (change === 0) return { text: 'Same as the period before', better: null };
  const size = Math.abs(change);
  const amount = inNumber(size, UNIT_WORDS[unit]).trim();
  return {
    text: `${change > 0 ? 'Up' : 'Down'} ${amount} from ${valueText(metric, previous)}`,
    better: change > 0 === (better === 'more'),
  };
}

/** Whether what those do who are still open, now or of the period before, decides which of the two is higher. */
function mayTurn(value: number, previous: number, of: MetricValue): boolean {
  const highest = of.highest ?? value;
  const formerHighest = of.previous_highest ?? previous;
  if (highest === value && formerHighest === previous) return false;
  return highest >= previous && value <= formerHighest;
}

function openText(metric: Metric, previous: number, of: MetricValue): string {
  const part = (open: number, all: number | null) =>
    `${indian.format(open)} of ${indian.format(all ?? 0)} still open`;
  const before = valueText(metric, previous);
  if (of.open === null) return `Some are still open, ${before} before`;
  if (of.open > 0) return `${part(of.open, of.denominator)}, ${before} before`;
  return `${before} before, ${part(of.previous_open ?? 0, of.previous_denominator)}`;
}

/**
 * How a card looks, and the word that says so besides its colour; null for nothing to remark. A ratio is none
 * that would be high enough (`highest`) if all who are still open went on.
 */
export function remarkOf(
  metric: Metric,
  value: number | null,
  highest: number | null = null,
): { color: string; word: string } | null {
  if (metric === 'pipeline_health' && value !== null) return HEALTH_LOOKS[healthBand(value)];
  return isWarning(metric, highest ?? value) ? { color: 'orange', word: 'Needs attention' } : null;
}

const HEALTH_LOOKS = {
  good: { color: 'green', word: 'Good' },
  warning: { color: 'orange', word: 'Warning' },
  critical: { color: 'red', word: 'Critical' },
};

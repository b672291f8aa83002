import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from '#contract/options.ts';
import { bestFirst, fitOf, offerBestFirst } from './best-fit.ts';

const found = (names: readonly string[], typed: string) => bestFirst(names, typed, (name) => [name]);

describe('what is offered for what was typed', () => {
  it('has whole words and beginnings first', () => {
    const names = ['Profit', 'Digital IT', 'Items', 'New Items', 'IT Services', 'it'];
    expect(found(names, ' IT ')).toEqual(['it', 'IT Services', 'Digital IT', 'Items', 'New Items', 'Profit']);
    expect(found(names, 'none')).toEqual([]);
  });

  it('takes a name that is shortened to its initials', () => {
    expect(found(INDUSTRIES, 'IT')[0]).toBe('Information Technology');
    expect(found(INDUSTRIES, 'bfs')).toEqual(['Banking & Financial Services']);
    // One letter alone is the beginning of a word, or stands in one.
    expect(fitOf('Xylem', 'x')).toBe(3);
    expect(fitOf('Gurgaon', 'go')).toBeNull();
  });

  it('takes the best of all places where the letters stand', () => {
    expect(fitOf('Profit by IT', 'it')).toBe(2);
    expect(fitOf('aaa', 'aa')).toBe(3);
  });

  it('leaves the order alone while nothing is typed', () => {
    expect(found(['b', 'a'], ' ')).toEqual(['b', 'a']);
  });

  it('goes by the best of several names', () => {
    const cities = [['Mysore', 'Mysuru'], ['Suratgarh'], ['Surat']];
    expect(bestFirst(cities, 'surat', (names) => names)).toEqual([['Surat'], ['Suratgarh']]);
  });

  it('is in order within each group, and no more than a list shows', () => {
    const item = (label: string) => ({ value: label, label });
    const group = (name: string, ...labels: string[]) => ({ group: name, items: labels.map(item) });
    const options = [
      item('Mina'),
      group('HR', 'Ramina', 'Mina Rao'),
      group('Recruiters', 'Mina Shah', 'Jamina'),
    ];
    expect(offerBestFirst({ options, search: 'mina', limit: 4 })).toEqual([
      item('Mina'),
      group('HR', 'Mina Rao', 'Ramina'),
      group('Recruiters', 'Mina Shah'),
    ]);
  });
});

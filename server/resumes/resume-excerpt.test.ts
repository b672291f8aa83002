import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { resumeExcerpt } from './resume-excerpt.ts';
import { resumeSearch } from './resume-query.ts';

const excerpt = (text: string, asked: string) => resumeExcerpt(text, resumeSearch(asked)!.terms);
/** What was found stands between brackets. */
const marked = (text: string, asked: string) =>
  excerpt(text, asked)
    .map((piece, at) => (at % 2 === 1 ? `[${piece}]` : piece))
    .join('');

const FAR = 'Also kept the books of two branches and trained those who came after. '.repeat(6);

describe('the place of a resume that is shown', () => {
  it('has what was found in it marked, on one line, as it stands there', () => {
    expect(marked('Led  SAP FICO\n\troll-out at Voltas.', '"sap fico" voltas')).toBe(
      'Led [SAP FICO] roll-out at [Voltas].',
    );
  });

  it('is where most different phrases stand together', () => {
    const text = `Tally in school. ${FAR} Two years of GST work in Tally at Kaveri Traders. ${FAR}`;
    expect(marked(text, 'gst tally')).toMatch(/^….*Two years of \[GST\] work in \[Tally\] at Kaveri.*…$/);
  });

  it('is two shorter ones where what was asked for stands apart', () => {
    const text = `Tally since school. ${FAR} Files GST returns on time. ${FAR} Led a team of four. ${FAR}`;
    expect(marked(text, 'gst tally team')).toMatch(
      /^\[Tally\] since .*\w … \w.* Files \[GST\] returns on time\. .*…$/,
    );
    expect(excerpt(text, 'gst tally').join('').length).toBeLessThanOrEqual(limits.resumeQuery.excerpt + 10);
  });

  it('is no longer than told, and cut between words', () => {
    const [piece = '', ...rest] = excerpt(`${FAR} Tally ${FAR}`, 'tally');
    const whole = [piece, ...rest].join('');
    expect(whole.length).toBeLessThanOrEqual(limits.resumeQuery.excerpt + 2);
    expect(whole).toMatch(/^…\w.*\w…$/);
    expect(`${FAR}Tally ${FAR}`).toContain(whole.slice(1, -1));
  });

  it('marks a skill under its other names, a word of several parts, and how a word begins', () => {
    expect(marked('ReactJS and k8s.', 'react kubernetes')).toBe('[ReactJS] and [k8s].');
    expect(marked('Ran an e-commerce shop.', 'ecommerce')).toBe('Ran an [e-commerce] shop.');
    expect(marked('B. Tech in Accounting', 'btech account*')).toBe('[B. Tech] in [Accounting]');
    expect(marked('A B.Tech Mechanical engineer', '"b.tech mechanical engineers"')).toBe(
      'A [B.Tech Mechanical engineer]',
    );
  });

  it('does not mark what was kept out, and is empty where nothing stands', () => {
    expect(marked('Java and PHP', 'java -php')).toBe('[Java] and PHP');
    expect(excerpt('Java', 'kotlin')).toEqual([]);
    expect(excerpt('', 'kotlin')).toEqual([]);
  });

  it('goes on to the next resume where one is made to take for ever', () => {
    const asked = `"${'a '.repeat(140)}b" OR zz`;
    expect(marked('a a b zz', asked)).toBe('a a b [zz]');
    expect(excerpt(`${'a '.repeat(29_990)}zz`, asked)).toEqual([]);
  });

  it('shows the two ends of a phrase with much between its words', () => {
    expect(marked(`Led SAP ${'- '.repeat(200)} FICO`, '"sap fico"')).toMatch(
      /^Led \[SAP [- ]+…[- ]+ FICO\]$/,
    );
  });

  it('takes a text without a space', () => {
    expect(excerpt(`Java${'x'.repeat(5000)}`, 'java')).toEqual([]);
    expect(marked(`Java ${'x'.repeat(5000)}`, 'java')).toBe('[Java]…');
  });
});

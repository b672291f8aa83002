import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { resumeExcerpt, resumePassages } from './resume-excerpt.ts';
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

describe('the passages of a resume that are shown', () => {
  const passages = (text: string, asked: string) => {
    const shown = resumePassages(text, resumeSearch(asked)!.terms);
    return {
      ...shown,
      passages: shown.passages.map((pieces) =>
        pieces.map((piece, at) => (at % 2 === 1 ? `[${piece}]` : piece)).join(''),
      ),
    };
  };

  it('are all that say it, in order, each once and with what stands around it', () => {
    const text = `Tally since school. ${FAR} Two years of GST work in Tally. ${FAR} Taught Tally.`;
    const shown = passages(text, 'gst tally');
    expect(shown).toMatchObject({ more: 0 });
    expect(shown.passages).toEqual([
      expect.stringMatching(/^\[Tally\] since school\. Also kept .*\w…$/),
      expect.stringMatching(/^….*\w\. Two years of \[GST\] work in \[Tally\]\. Also kept.*…$/),
      expect.stringMatching(/^….*after\. Taught \[Tally\]\.$/),
    ]);
    for (const passage of shown.passages)
      expect(passage.length).toBeLessThanOrEqual(limits.resumeQuery.passage + 6);
  });

  it('go on where the one before ends', () => {
    const shown = passages(`Tally ${'in a shop '.repeat(23)}Tally once more.`, 'tally').passages;
    expect(shown).toEqual([
      expect.stringMatching(/^\[Tally\] in a .*\w…$/),
      expect.stringMatching(/^….*\[Tally\] once more\.$/),
    ]);
    expect(shown.join('')).not.toMatch(/shop in a shop….*in a shop in a shop in a shop \[/);
  });

  it('are at most so many: first those that say what no other does, and the rest is counted', () => {
    const many = `Ran Tally there. ${FAR}`.repeat(limits.resumeQuery.passages + 2);
    const shown = passages(`${many} Filed GST returns.`, 'gst tally');
    expect(shown.passages).toHaveLength(limits.resumeQuery.passages);
    expect(shown.more).toBe(3);
    expect(shown.passages.at(-1)).toContain('[GST]');
    expect(shown.passages[0]).toMatch(/^Ran \[Tally\]/);
  });

  it('are none where nothing stands, and end with a text that is made to take for ever', () => {
    expect(passages('Java', 'kotlin')).toEqual({ passages: [], more: 0 });
    expect(passages('', 'kotlin')).toEqual({ passages: [], more: 0 });
    expect(passages('a '.repeat(29_990), `"${'a '.repeat(140)}b" OR zz`).passages).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { properWords } from './data/proper-words.ts';
import { properWord, withProperWords } from './proper-words.ts';
import { narrowerSkills } from './skills.ts';

const words = properWords
  .split('\n')
  .filter((line) => !line.startsWith('--'))
  .flatMap((line) => line.split(/\s+/))
  .filter(Boolean)
  .map((word) => word.replace('?', ''));

describe('the proper words', () => {
  it('hold each word once', () => {
    const small = words.map((word) => word.toLowerCase());
    expect(small.filter((word, at) => small.indexOf(word) !== at)).toEqual([]);
  });

  it('give their letters to the names of narrower skills', () => {
    const names = new Set(narrowerSkills().map(({ name }) => name));
    expect(
      [...names].filter((name) => /\b(?:Sebi|Fssai|Rera|Linkedin|Whatsapp|Youtube)\b/.test(name)),
    ).toEqual([]);
    expect(withProperWords('Fssai Licence')).toBe('FSSAI Licence');
  });

  it('hold no word that plain English knows in small letters, but for names and short forms', () => {
    const known = `SAP PS II IV NI CAESAR CASA OT GPS COD RSVP AI Google Amazon Bing LAN WAN ML Tally Swift Galileo Opera Cambridge
      Hindu English French German Spanish Arabic Italian Japanese Chinese American European African Indian`;
    expect(words.filter((word) => isCommonWord(word.toLowerCase())).toSorted()).toEqual(
      known.split(/\s+/).toSorted(),
    );
    const common = ['calculation', 'drafting', 'articleship', 'audit', 'constructor'];
    expect(common.filter((word) => properWord(word) !== undefined)).toEqual([]);
  });
});

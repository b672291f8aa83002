import { canonicalCity } from '#server/engine/cities.ts';
import { findSkills } from '#server/engine/taxonomy/find-skills.ts';
import { mistakes } from '#server/engine/text/mistakes.ts';
import { remember } from '#server/engine/text/remember.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { OFTEN_MISSPELLED } from './data/title-forms.ts';
import { isTitleField, isTitleNoun } from './title-words.ts';

/** From so many letters on two may be wrong. */
const LONG = 9;

function isWord(small: string): boolean {
  return (
    isTitleNoun(small) ||
    isTitleField(small) ||
    isCommonWord(small) ||
    canonicalCity(small) !== null ||
    findSkills(small).length > 0 ||
    // "Supervisory" is made of the post's name.
    [...OFTEN_MISSPELLED].some((name) => small.startsWith(name))
  );
}

/** The one name that a word (small letters, singular) is a misspelling of; itself where it is none, or of several. */
const rightly = remember((small: string): string => {
  if (isWord(small)) return small;
  const most = small.length >= LONG ? 2 : 1;
  const near = [...OFTEN_MISSPELLED]
    .filter((name) => name.charAt(0) === small.charAt(0))
    .map((name) => ({ name, wrong: mistakes(small, name, most) }))
    .filter(({ wrong }) => wrong <= most)
    .toSorted((a, b) => a.wrong - b.wrong);
  const [best, next] = near;
  return best && best.wrong !== next?.wrong ? best.name : small;
});

/** A text with the names of posts spelled rightly: "content writter", "graphic desinger", "receptinists". */
export function withPostsSpelled(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\p{N}@._/-])\p{L}\p{Ll}{5,14}(?![\p{L}\p{N}@_])/gu,
    (word, at: number) => {
      // A capital within a line is a name's.
      if (/^\p{Lu}/u.test(word) && !/(?:^|\n)\s*$/.test(text.slice(0, at))) return word;
      const small = word.toLowerCase();
      const [one, plural] = small.endsWith('s') && !isWord(small) ? [small.slice(0, -1), 's'] : [small, ''];
      const right = rightly(one);
      return right === one ? word : `${right}${plural}`;
    },
  );
}

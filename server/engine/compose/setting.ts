import { canonicalCity } from '#server/engine/cities.ts';
import { isCommonWord } from '#server/engine/text/word-weights.ts';
import { CASED, NOT_IN_TITLE } from './data/title-forms.ts';
import { withNames } from './phrases.ts';
import type { Prompt } from './prompt-text.ts';
import { isTitleNoun, titleWords } from './title-words.ts';

const NOUN =
  'team|company|startup|start-up|firm|clinic|hospital|plant|factory|school|college|hotel|resort|restaurant|café|cafe|showroom|store|outlet|warehouse|gym|salon|lab|laboratory|practice|agency|brand|studio|platform|project|branch|unit|kitchen|workshop|farm|dealership|institute|chain|group|ngo|foundation|bank|nbfc|centre|center|pharmacy|academy|business|division|department|godown|bakery|mill|consultancy|publication|newspaper|channel|shop(?! floor)|boutique|supermarket';
const PHRASE = new RegExp(
  String.raw`\b(?:for|in|at|join|joining|of|are|we're|run|is) (?:(?:our|an?|the|my) )?((?:[\p{L}\d'&-]+ ){0,5}?)(${NOUN})\b(?! (?:of|members?|leads?|manager|head|chain|group|team|management|operations|player|size))`,
  'iu',
);
/** "Our 300-bed hospital in Lucknow needs …", "Reputed CBSE school in Indore is looking …". */
const SUBJECT = new RegExp(
  String.raw`(?:^|, )(?:our |an? |the )?((?:[\p{L}\d'&-]+ ){0,5}?)(${NOUN})\b(?: \([^()]{1,40}\))?(?= (?:works?|makes|runs|in|at|near|is|has|needs?|requires?|based|wants?|looking|hiring)\b)`,
  'iu',
);
/** "Sales girl, jewellery showroom, Thrissur": the shop alone, between commas. */
const APPOSED =
  /, ((?:[\p{L}\d'&-]+ ){1,3})(showroom|store|outlet|shop|boutique|supermarket)(?=\s*(?:[,.]|$))/iu;
/** These say nothing by themselves. */
const BARE =
  /^(?:team|company|firm|project|group|business|unit|department|platform|brand|division|branch|centre|center)$/i;
const NOT_DESCRIBING =
  /^(?:who|with|and|or|for|to|is|are|that|which|based|need|same|following|entire|whole|well|known|very|high|right|best|leading|reputed|own|from|by|on|as|off|not|all|other|local|growing|fast|good|great|small|fast-growing|established|renowned|top|client|clients|client's|new|rest|core|hands-on|old|years?|yrs?|(?:\d+-)?years?-old)$/i;

/** What a number before it tells the size of; a number of years tells none. */
const COUNTED =
  /^(?:bed|bedded|beds|seats?|seater|star|rooms?|keys?|acres?|member|cover|covers|crore|mw|tpd)$/;
/** A ward or an office within the whole: nobody says "our ICU hospital". */
const A_PART_OF_IT =
  /^(?:icu|nicu|picu|ccu|ot|opd|ipd|er|emergency|casualty|ward|accounts?|hr|admin|purchase|dispatch|billing|reception|front|office|desk|stores?|maintenance)$/;
const WHOLE =
  /^(?:hospital|clinic|school|college|hotel|resort|restaurant|factory|plant|company|firm|group|bank|nbfc|ngo|foundation|institute|mill)$/i;

/**
 * What the new colleague will belong to, as the prompt words it: "our fintech team", "our 200-bed hospital"; null when
 * it says nothing of it.
 */
export function readSetting(prompt: Prompt): string | null {
  for (const { text: written, label } of prompt.statements) {
    const text = written.replaceAll(/\b(high|mid|low)[ -]rise\b/gi, '$1-rise');
    if (
      label === 'skills' ||
      label === 'nice' ||
      label === 'offer' ||
      label === 'pay' ||
      label === 'requirements'
    )
      continue;
    const match = PHRASE.exec(text) ?? SUBJECT.exec(text) ?? APPOSED.exec(text);
    if (!match) continue;
    // "in mechanical engineering for our college": only what stands nearest to the noun.
    const own =
      (match[1] ?? '')
        .split(/\b(?:for|in|at|of|to|with|via|through|from|and|our|an?|the|who|that)\s/i)
        .at(-1) ?? '';
    const words = titleWords(own).filter(
      ({ key }, at, all) =>
        !(/^\d+$/.test(key) && !COUNTED.test(all[at + 1]?.key ?? '')) &&
        canonicalCity(key) === null &&
        !NOT_DESCRIBING.test(key) &&
        !(A_PART_OF_IT.test(key) && WHOLE.test(match[2] ?? '')) &&
        !(
          NOT_IN_TITLE.has(key) &&
          !/^(?:bed|bedded|star|small|large|busy|boutique|luxury|premium|multi)$/.test(key)
        ),
    );
    const noun = (match[2] ?? '').toLowerCase();
    if (words.length === 0 && BARE.test(noun)) continue;
    if (words.some(({ key }) => isTitleNoun(key) && !/^(?:lead|partner|owner|model|ca|cs)$/.test(key)))
      continue;
    if (words.length > 4 || words.some(({ raw }) => raw.length > 24)) continue;
    const described = words
      .filter(({ key }) => !key.endsWith('-type'))
      .map(({ raw, key }) => {
        const fixed = CASED.get(key) ?? raw;
        // "Monginis" is a name, and keeps its capital.
        const isName = /^\p{Lu}\p{Ll}+$/u.test(fixed) && !isCommonWord(key);
        return isName || (/^[\p{Lu}\d&]+$/u.test(fixed) && fixed.length <= 5)
          ? fixed
          : raw.toLowerCase().replace(/^bedded$/, 'bed');
      });
    if (described.length === 0 && BARE.test(noun)) continue;
    const named = described.join(' ').replace(/(\d) (bed|star)\b/, '$1-$2');
    return withNames(
      `our ${[named, noun === 'ngo' || noun === 'nbfc' ? noun.toUpperCase() : noun].filter(Boolean).join(' ')}`,
    );
  }
  return null;
}

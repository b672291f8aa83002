import { limits } from '#contract/limits.ts';
import { findCities } from '#server/engine/cities.ts';
import { isOfStudies, ONE_OF_SEVERAL } from '#server/engine/city-of-a-name.ts';
import { OPEN_HOUSES, WORK_HOUSES } from '#server/engine/text/houses.ts';
import { isTitleNoun, titleWords } from './title-words.ts';
import { locality, LOCALITY_PATTERN, withoutSatellites } from './data/localities.ts';
import type { Prompt, Statement } from './prompt-text.ts';

/** Between such words and the city: "the", "our", other cities of the same list. */
const UP_TO_CITY = String.raw`[\s:]*(?:the |our |both )?(?:[\p{L}]+(?:,| and| or| &|\/) ?){0,4}$`;
/** Before a city that is somebody else's, or only where somebody sells, studied or travels. */
const ELSEWHERE_BEFORE = new RegExp(
  String.raw`\b(?:clients?(?: are)?(?: based)?(?: in| across| from| of)|customers?(?: in| across| from)|(?:branches|offices|stores|plants|schools|centres|hospitals|outlets) across|presence (?:in|across)|travel(?:ling|s)?(?: \w+)? ?(?:to|across|between)|visits? to|trips? to|ships? to|exports? to|sells? (?:in|to)|expand(?:ing)? (?:to|into)|coordinat\w+ with(?: the| our)?|work(?:ing)? with (?:our|the)(?: team in| office in)?|liais\w+ with(?: the| our)?|not (?:in|from|for)|except|outside|founded in|started in|markets? (?:of|like|in)|teams? (?:sits?|is|are) in|calls? with(?: the| our)?|stakeholders (?:in|from)|(?:work|coordinat|liais|collaborat|interact|call)\w*\b[^.;]{0,40}\b(?:teams?|offices?|colleagues|stakeholders) (?:in|at)|offices? also in|(?:bus|cab|pick-?up|transport)(?: facility)? from|(?:walk-?in )?interviews?(?: is| are| will be)?(?: held)?(?: in| at| venue)?|colleagues in)${UP_TO_CITY}`,
  'iu',
);
const ELSEWHERE_AFTER =
  /^ ?(?:team (?:will|is|leads|also)|indians|metro rail|university|dream|based (?:client|customer|investor|parent|head)|route\b|clients?\b|customers?\b|time\b(?! job)|times\b|timezone|parent\b|school of)/i;
/**
 * Before a city that may be somebody else's, yet is the place of work when no other is named: a superior's seat, the
 * head office, other branches, a plant that is only planned, the homes of candidates.
 */
const PERHAPS_ELSEWHERE = new RegExp(
  [
    String.raw`\breport(?:s|ing)?\b(?:(?!\b(?:job|post(?:ed|ing)|location|work|role|position|based)\b)[^.;]){0,80}$`,
    String.raw`\b(?:headquarter(?:s|ed)?|hq(?:'d|ed)?|h\.?o\.?|(?:head|main|parent|registered) office|(?:branches|offices|stores|plants|schools|centres|hospitals|outlets))(?: (?:is|are))?(?: in| at| :)?${UP_TO_CITY}`,
    String.raw`\bsits? (?:in|at|out of)${UP_TO_CITY}`,
    String.raw`\b(?:boss|head|vp|ceo|cfo|md|director|manager|lead|partner|owner|founder|chairman) (?:who )?(?:is|works|stays|lives|operates)(?: based| located| sitting)? (?:in|at|from|out of)${UP_TO_CITY}`,
    String.raw`\b(?:coming up|upcoming|planned|planning|to open|opening (?:soon|next)|will (?:soon )?(?:open|start)|being (?:built|set up)|under construction|proposed|later)\b[^.;]{0,30}$`,
    String.raw`\b(?:preferably|preferences?|prefer(?:red|s)?|candidates?|someone|people|locals?|natives?|hail(?:ing|s)?|applicants?|settled|belonging)(?: \w+){0,2} (?:from|to|of)${UP_TO_CITY}`,
  ].join('|'),
  'iu',
);
/** Behind cities that candidates shall come from: "only Mumbai/Thane candidates". */
const CANDIDATES_AFTER =
  /^(?:\s*(?:,|\/|&|or|and)\s*\p{L}+){0,3}\s*(?:-?based |local )?(?:candidates?|applicants?|profiles|residents|locals)\b/iu;
/** Behind the seat of the employer, which is the place of work when no other is named: "Hyderabad HQ". */
const SEAT_AFTER = /^ ?(?:hq\b|h\.?o\.?(?:$|[),])|head ?quarters?\b|(?:head|corporate|registered) office\b)/i;
/** A court at which somebody pleads, which is the place of work when no other is named. */
const COURT_AFTER = /^ (?:(?:high|district|sessions|family|consumer) )?courts?\b/i;
/** A house whose city stands right behind it: "our institute Kota". */
const HOUSE_BEFORE = new RegExp(
  String.raw`\b(?:${OPEN_HOUSES}|${WORK_HOUSES}|academy|classes|coaching|office|hostel|cent(?:re|er)|campus)\s*$`,
  'i',
);
/** An institute's city: "IIT Bombay". */
const INSTITUTE_BEFORE = /\b(?:iit|iim|nit|iiit|nift|aiims|xlri|nid|bits|isb|tiss|icai)[\s-]*$/i;
/** Dishes and clubs that carry a city's name wherever they are: "Hyderabad Biryani", "Kolkata Knight Riders". */
const THING_AFTER =
  /^[ -](?:type|style|jewellers?)\b|^ (?:knight riders|super kings|super giants|daredevils|biryani|pak|misal|sandal)\b/i;
/** Restaurants and clubs, which are names with their capitals. */
const NAMED_AFTER =
  /^ (?:Grill|D[au]rbar|Canteen|Coffee House|House(?! ?[Kk]eep| of\b)|Rasoi|Sweets|Masala|Spice|Tadka|Zaika|Capitals|Indians)\b/;
/** What is made in a city and sold everywhere: "silk sarees". */
const GOODS = String.raw`(?:silks?|sarees?|chikan(?:kari)?|petha|rugs)`;
const GOODS_AFTER = new RegExp(String.raw`^ ${GOODS}\b`, 'i');
/** A house of such goods, or a house that the city gave its name, is likeliest there when no other city is named. */
const HOUSE_OF_GOODS_AFTER = new RegExp(
  String.raw`^ (?:${GOODS} ){1,3}(?:mill|unit|market|mandi|cluster|showroom|shop|store|factory|works|exporter|manufacturer|weaver)s?\b|^ (?:House of|Heights)\b`,
  'i',
);
const MANIPAL_OF = /^ (?:hospitals?|university|group|global|academy|technologies|health)/i;
/** A firm with a city's old name: "for Madras Rubber Factory". */
const OLD_NAME = /^(?:Bombay|Madras|Calcutta)$/;
const AT_FIRM = /\b(?:for|at|with|by|join(?:ing)?)(?: the)? $/i;
const NO_PART_OF_FIRM =
  /^ (?:(?:\p{Lu}\p{Ll}+ )?(?:[Oo]ffice|[Bb]ranch)|Location|Region|Team|Central|Port|Airport|Plant|Factory|Salary|Pay|CTC|Exp(?:erience)?)\b/u;

/** "Calcutta Sales Manager" is a post there, and no firm. */
function isPostAfter(after: string): boolean {
  const [words = ''] = /^(?: \p{Lu}\p{L}+){1,3}/u.exec(after) ?? [];
  return titleWords(words).some(({ key }) => isTitleNoun(key));
}

function isOfAName(own: string, before: string, after: string): boolean {
  if (THING_AFTER.test(after) || NAMED_AFTER.test(after)) return true;
  // "A Kanchipuram silk saree shop" says what is sold there.
  if (GOODS_AFTER.test(after)) return ONE_BEFORE.test(before) || !HOUSE_OF_GOODS_AFTER.test(after);
  if (/^manipal$/i.test(own)) return MANIPAL_OF.test(after);
  return (
    OLD_NAME.test(own) &&
    AT_FIRM.test(before) &&
    /^ \p{Lu}\p{Ll}/u.test(after) &&
    !NO_PART_OF_FIRM.test(after) &&
    !isPostAfter(after)
  );
}

/** "Operator wanted Anand, 2 yrs". */
const WANTED_BEFORE = /\b(?:wanted|required|reqd|needed|vacancy|opening)\s*$/i;
/** "In a Kota coaching institute": a house written small stands behind, so that the word before it is a place. */
const ONE_BEFORE = /\b(?:an?|our)\s+$/i;
const SMALL_HOUSE_AFTER = new RegExp(
  String.raw`^ (?:\p{Ll}+ ){0,2}(?:${OPEN_HOUSES}|${WORK_HOUSES}|unit|shop|godown|restaurant|farm|office|workshop|dealership|company|firm)\b`,
  'u',
);

/** "Physics faculty, kota coaching, 3 yrs": by itself but for the house. */
const OPENS_PART = /(?:^|[,–|])\s*$/;
const HOUSE_RIGHT_AFTER = new RegExp(
  String.raw`^ (?:${OPEN_HOUSES}|${WORK_HOUSES}|coaching|academy|classes|unit|office)\b(?= ?(?:$|[,.–|]))`,
  'i',
);

/** A company's city: where the job is only if nothing else is said. */
const COMPANY_AFTER = /^[ -]{0,2}(?:based|headquartered)\b/i;

/** "Anand or Mehsana": a city stands right behind, so that this is one, too. */
function isBesideCity(after: string): boolean {
  const gap = /^ ?(?:or|and|&|\/|,) ?/i.exec(after)?.[0];
  if (gap === undefined) return false;
  return findCities(after.slice(gap.length), { anyCase: true, houses: true }).some(
    ({ start, ambiguous }) => start === 0 && !ambiguous,
  );
}

/** A way between cities, along which somebody may work anywhere: "Dwarka expressway". */
const WAY_AFTER = /^(?: \p{L}+)? express ?way\b/iu;

/** "Kota ke liye", "Salem me": the Hindi word for "in" stands behind the place. */
const HINDI_AFTER = /^ (?:ke (?:liye|lie)|me|mein|mai|main)\b/i;

interface Place {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly weight: 'certain' | 'likely';
}

/** Between a works and the city that it lies beside: "Hosur unit, Bangalore". */
const WORKS_BESIDE =
  /^ (?:unit|plant|works|factory|facility|midc|gidc|riico|sidco|sipcot|estate|sez|industrial (?:area|estate|park)|phase \w+)(?:,| in| near|, near)? ?$/i;

/** The places but a works that only stands before its city, and a state that only stands after one. */
function withoutSurroundings(places: readonly Place[], text: string): Place[] {
  const gapAfter = (at: number): string | null => {
    const [here, next] = [places[at], places[at + 1]];
    return here && next ? text.slice(here.end, next.start) : null;
  };
  return places.filter((place, at) => {
    if (WORKS_BESIDE.test(gapAfter(at) ?? '-')) return false;
    return !(place.name === 'Goa' && /^,? ?$/.test(gapAfter(at - 1) ?? '-'));
  });
}

function placesIn({ text: written, label }: Statement): Place[] {
  // "In the outskirts of Anand" says where as "in Anand" does: "of" alone tells no place of a word that is a name too.
  const text = written
    .replaceAll(/\b(?:heart|outskirts|parts?|areas?|north|south|suburbs|city) of (?=\p{L})/giu, (phrase) =>
      phrase.replace(/of $/i, 'in '),
    )
    .replaceAll(/(?<=\p{L})['’]s(?= )/gu, '  ');
  const places: Place[] = [];
  for (const city of findCities(text, { anyCase: true, houses: true })) {
    const before = text.slice(Math.max(0, city.start - 90), city.start);
    const after = text.slice(city.end, city.end + 30);
    const own = text.slice(city.start, city.end);
    if (label !== 'location' && isOfAName(own, before, after)) continue;
    if (label !== 'location' && WAY_AFTER.test(after) && !/\bon (?:the )?$/i.test(before)) continue;
    const ofAHouse =
      (ONE_BEFORE.test(before) && SMALL_HOUSE_AFTER.test(after)) ||
      (OPENS_PART.test(before) && HOUSE_RIGHT_AFTER.test(after));
    const apart = /(?:^|[,–|/(•-])\s*$/.test(before) && /^\s*(?:$|[,.–|/)•-])/.test(after);
    if (
      city.ambiguous &&
      label !== 'location' &&
      !apart &&
      !ofAHouse &&
      !isBesideCity(after) &&
      !HINDI_AFTER.test(after) &&
      !(WANTED_BEFORE.test(before) && /^\s*(?:$|[,.–|/)•-])/.test(after)) &&
      !(HOUSE_BEFORE.test(before) && (/^\p{Lu}/u.test(own) || !/\p{Lu}/u.test(text))) &&
      !/\b(?:in|at|from)\s*$/i.test(before) &&
      !(/\bfor\s*$/i.test(before) && !/^\s+\p{Lu}/u.test(after))
    )
      continue;
    if (
      /^(?:leh|anand|puri|hassan|kota|salem|gaya|daman)$/.test(own) &&
      !apart &&
      !ofAHouse &&
      !isBesideCity(after) &&
      !HINDI_AFTER.test(after) &&
      !(HOUSE_BEFORE.test(before) && !/\p{Lu}/u.test(text)) &&
      !/\b(?:in|at|for|our|from|location)[\s:]*$/i.test(before) &&
      label !== 'location'
    )
      continue;
    if (
      label !== 'location' &&
      (ELSEWHERE_BEFORE.test(before) ||
        INSTITUTE_BEFORE.test(before) ||
        (ELSEWHERE_AFTER.test(after) && !/\b(?:for|at)\s*$/i.test(before) && !ONE_OF_SEVERAL.test(before)))
    )
      continue;
    const company =
      COMPANY_AFTER.test(after) && !/^[ -]{0,2}based (?:role|position|job|candidates?|out)/i.test(after);
    places.push({
      name: city.name,
      start: city.start,
      end: city.end,
      weight:
        company ||
        SEAT_AFTER.test(after) ||
        COURT_AFTER.test(after) ||
        PERHAPS_ELSEWHERE.test(before) ||
        CANDIDATES_AFTER.test(after) ||
        HOUSE_OF_GOODS_AFTER.test(after) ||
        isOfStudies(before, after)
          ? 'likely'
          : 'certain',
    });
  }
  for (const match of text.matchAll(LOCALITY_PATTERN)) {
    const before = text.slice(Math.max(0, match.index - 90), match.index);
    const end = match.index + match[0].length;
    if (ELSEWHERE_BEFORE.test(before) || WAY_AFTER.test(text.slice(end))) continue;
    places.push({
      name: locality(match[0]),
      start: match.index,
      end,
      weight:
        PERHAPS_ELSEWHERE.test(before) || CANDIDATES_AFTER.test(text.slice(end, end + 40))
          ? 'likely'
          : 'certain',
    });
  }
  return withoutSurroundings(
    places.toSorted((a, b) => a.start - b.start),
    text,
  );
}

/** Around Delhi: "Noida, Delhi NCR" is Noida. */
const NCR = ['Gurgaon', 'Noida', 'Ghaziabad', 'Faridabad', 'Manesar'];

/** Of "Panjim, Goa" the city is the first. */
const GOAN = ['Panaji', 'Margao', 'Vasco da Gama'];

/**
 * The cities of a job by the names of the pickers, in the order written: labelled ones alone when there are; a
 * company's own city only if no other is named.
 */
export function readPlaces(prompt: Prompt): string[] {
  const labelled = prompt.statements
    .filter((each) => each.label === 'location' && each.labelled)
    .flatMap(placesIn);
  const all =
    labelled.length > 0
      ? labelled
      : prompt.statements.filter(({ label }) => label !== 'about' && label !== 'education').flatMap(placesIn);
  const certain = all.filter(({ weight }) => weight === 'certain');
  const named = certain.length > 0 ? certain : all;
  const chosen = withoutSatellites([...new Set(named.map(({ name }) => name))]);
  const isRegion = /\b(?:delhi[ /-]*ncr|ncr)\b/i.test(prompt.text);
  const around = isRegion && chosen.some((name) => NCR.includes(name));
  const inGoa = chosen.some((name) => GOAN.includes(name));
  return chosen
    .filter((name) => !(around && name === 'Delhi') && !(inGoa && name === 'Goa'))
    .slice(0, limits.job.locations.max);
}

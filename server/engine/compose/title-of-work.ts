import { lookup } from '../lookup.ts';
import { FIELD_TITLES, WORK_TITLES } from './data/work-titles.ts';
import { generalFamily } from './families/find-family.ts';
import { readPromptSkills } from './prompt-skills.ts';
import type { Prompt } from './prompt-text.ts';
import { titleCase } from './write-title.ts';

const TEACHES =
  /\b(?:teach(?:es|ing)?|tuitions?|coach(?:es|ing)? (?:students?|kids|children)|take (?:\w+ ){0,2}class(?:es)?|b\.? ?ed)\b(?: (?:of|in|for))?/i;
const SUBJECT =
  /\b(?:maths?|mathematics|physics|chemistry|biology|science|english|hindi|sanskrit|computers?|commerce|economics|accountancy|geography|history|kannada|tamil|telugu|marathi|french|german|music|dance|art|drawing|chess)\b/i;
const MUSIC = /\b(?:guitar|piano|keyboard|vocals?|singing|tabla|violin|drums)\b/i;

/** "Teach maths to class 9": the teacher of the subject. */
function titleOfTeaching(text: string): string | null {
  const match = TEACHES.exec(text);
  if (!match) return null;
  if (MUSIC.test(text.slice(match.index))) return 'Music Teacher';
  const subject = SUBJECT.exec(text.slice(match.index))?.[0] ?? SUBJECT.exec(text)?.[0];
  return subject === undefined ? 'Teacher' : titleCase(`${subject.toLowerCase()} teacher`);
}

const RUNS =
  /\b(?:run|manage|handle|look after|take care of|take charge of|head)(?:s|ning|ing)? (?:our|the|my|a|an) (?:new |entire |whole )?(?:[\p{L}-]+ )?(kitchen|restaurant|caf[eé]|hotel|resort|store|shop|showroom|gym|salon|warehouse|godown|clinic|hostel|farm|canteen|petrol pump)\b/iu;

/** Who runs a house is its manager, whatever else the work holds. */
function titleOfHouse(text: string): string | null {
  const house = RUNS.exec(text)?.[1];
  return house === undefined ? null : titleCase(`${house.toLowerCase()} manager`);
}

/** The role whose work a text tells most of, the one told first among equals; null when it tells of none. */
export function titleOfWork(text: string): string | null {
  const teaching = titleOfTeaching(text);
  if (teaching !== null) return teaching;
  const house = titleOfHouse(text);
  if (house !== null) return house;
  let best: { title: string; phrases: number; at: number } | null = null;
  for (const [title, work] of WORK_TITLES) {
    const matches = [...text.matchAll(work)];
    const phrases = new Set(matches.map(([phrase]) => phrase.toLowerCase())).size;
    const at = matches[0]?.index ?? 0;
    const more = best === null || phrases > best.phrases || (phrases === best.phrases && at < best.at);
    if (phrases > 0 && more) best = { title, phrases, at };
  }
  return best?.title ?? null;
}

/** What a developer may be called by. */
const WRITTEN_IN =
  /^(?:java|spring boot|python|django|php|laravel|javascript|typescript|react|angular|vue\.js|node\.js|\.net|asp\.net|c#|c\+\+|ruby on rails|ruby|go|rust|kotlin|scala|flutter|react native|wordpress|magento|shopify|salesforce|cobol|mainframe)$/i;

/** The usual role of the field that most of the asked skills belong to; null when none is asked. */
export function titleOfSkills(prompt: Prompt): string | null {
  const skills = readPromptSkills(prompt, '', generalFamily()).flatMap(({ skill }) =>
    skill === null || skill.group === 'general' ? [] : [skill],
  );
  const counts = new Map<string, number>();
  for (const { field } of skills) counts.set(field, (counts.get(field) ?? 0) + 1);
  const [field] = [...counts].reduce<[string, number]>((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  const written = skills.find((skill) => skill.field === field && WRITTEN_IN.test(skill.name));
  if (written && field === 'Programming') return titleCase(`${written.name} developer`);
  return lookup(FIELD_TITLES, field) ?? null;
}

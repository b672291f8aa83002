import type { JobFromPrompt } from '#contract/job-writing.ts';
import { NOT_IN_TITLE } from './data/title-forms.ts';
import { isSomebody, titleWords } from './title-words.ts';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const LEAST_RUN = 3;
const LONGEST_RUN = 26;

/** Whether a word is keys pressed side by side, in one run or several: "asdf", "qweasd", "lkjh". */
function isKeysInARow(word: string): boolean {
  const rows = ROWS.flatMap((row) => [row, Array.from(row).toReversed().join('')]);
  for (let from = 0; from < word.length;) {
    let to = Math.min(word.length, from + LONGEST_RUN);
    while (to - from >= LEAST_RUN && !rows.some((row) => row.includes(word.slice(from, to)))) to -= 1;
    if (to - from < LEAST_RUN) return false;
    from = to;
  }
  return word !== '';
}

/** What people type to see whether something happens, and what they greet with. */
const TRIED_OUT =
  /^(?:test(?:ing|ed|s)?|try(?:ing)?|demo|sample|example|dummy|blah|foo|bar|baz|lorem|ipsum|dolor|x+|hell?o+|hai|namaste|namaskar|greetings|good|afternoon|thanks?|thank|ok(?:ay)?|yes|no|something|anything|nothing|give|create|write|make|generate|start|go)$/;

/**
 * Whether a word (small letters) can be no part of a role, however unusual: keys pressed at random, a greeting, a word of hiring
 * that stands before any role, a number.
 */
function namesNoRole(key: string): boolean {
  const letters = key.replaceAll(/[^\p{L}\p{M}]/gu, '');
  return (
    letters.length <= 1 ||
    TRIED_OUT.test(letters) ||
    NOT_IN_TITLE.has(key) ||
    isSomebody(key) ||
    isKeysInARow(letters) ||
    /^(.{1,3})\1+$/u.test(letters) ||
    // No word of any language in our letters does without a vowel; posts are named by initials of up to four ("LDC", "ZSM").
    /^[b-df-hj-np-tv-xz]{5,}$/.test(letters)
  );
}

/** Whether no word of a text can be part of a role's name: "asdf qwer", "hello", "we are hiring". */
export function isNoRole(text: string): boolean {
  return titleWords(text).every(({ key }) => namesNoRole(key));
}

/** The title of a job of which only other things are told. */
export const NO_TITLE = 'New Position';

/**
 * Whether a job was written out of nothing: its text is only keys, greetings or words of hiring, and neither a role nor a
 * skill, a place, years or pay could be read. An unusual role ("Sarangi player") is none of these. The job is only written
 * (`write`) where the text gives rise to doubt.
 */
export function isOutOfNothing(prompt: string, write: () => JobFromPrompt): boolean {
  if (!isNoRole(prompt)) return false;
  const job = write();
  const { title, location, skills_required: skills, experience_required: experience } = job;
  return (
    title === NO_TITLE &&
    location === '' &&
    skills.length === 0 &&
    experience === '' &&
    job.ctc_min === null &&
    job.ctc_max === null
  );
}

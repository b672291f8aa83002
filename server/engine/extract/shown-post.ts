import { withoutDates } from './dates.ts';
import type { ResumeDocument } from './document.ts';
import { isTitle } from './segments.ts';

/** "Engineer to Dy. Manager": the last is the present one; who is "Secretary to Director" serves one. */
const FROM_POST_TO_POST =
  /^(?!.*\b(?:assistants?|asst\.?|secretary|p\.?a|e\.?a|aide|advisor|adviser|reporting|reports|deputy|attache|consultant|support|driver|steno\w*) to\b)(\S.{1,50}?) to (\S.{1,50})$/iu;

/** The later of two posts that a line gives as a career: "Engineer to Dy. Manager Production". */
function laterPost(written: string): string | null {
  const [, first = '', last = ''] = FROM_POST_TO_POST.exec(written.trim()) ?? [];
  return isTitle(first) && isTitle(last) ? last : null;
}

/** "ACE certified Personal Trainer": who certified it is no part of the post. */
const CERTIFIED_BY = /^\p{Lu}[\p{Lu}&.]{1,8}[- ][Cc]ertified (?=\p{Lu})/u;

/** "POST CUTTING MASTER": a label without its mark. */
const LABEL =
  /^(?:post|designation|position)\s+(?!graduate|doctoral|master|office|man\b|production|sales)(?=\p{L})/iu;

const HOW_EMPLOYED =
  /\s*\((?:freelanc(?:e|er|ing)|self[- ]employed|full[- ]time|part[- ]time|contract(?:ual)?|remote|hybrid|wfh)\)$/i;

/** The later post where a line of the resume goes on to it: "Engineer" of "Engineer to Dy. Manager, 2015 - till date". */
function goingOnTo(post: string, { lines }: ResumeDocument): string | null {
  const behind = lines.find(({ text }) => text.includes(`${post} to `))?.text.split(`${post} to `)[1];
  const next =
    withoutDates(behind ?? '')
      .split(/\s*(?:[,;|•\t(–]|\s-\s)/)[0]
      ?.trim() ?? '';
  return next === '' ? null : laterPost(`${post} to ${next}`);
}

/**
 * A post that was chosen as it is shown: the last of a career in one line, without who certified it and without a bracket that
 * a comma cut ("Area Sales Manager (Kanpur").
 */
export function shownPost(post: string, document: ResumeDocument): string {
  const last = laterPost(post) ?? goingOnTo(post, document) ?? post;
  return last
    .replace(LABEL, '')
    .replace(CERTIFIED_BY, '')
    .replace(HOW_EMPLOYED, '')
    .replace(/(?<=\p{L}{3}.*)\s*\([^()]*$/u, '');
}

/** An employer that was chosen as it is shown: without the "at present" of a line in capitals. */
export function shownEmployer(employer: string): string {
  return employer.replace(/^(?:at )?present\s+(?=\p{Lu})/iu, '');
}

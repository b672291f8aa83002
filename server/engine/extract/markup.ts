/** "Q4. Present employer" over "Ans. Kaveri Mills": a form's question and answer. */
const ANSWERED =
  /^[ \t]{0,40}(?:Q(?:uestion|n)?\.? ?\d{0,3}[.):]{0,2}[ \t]{0,4}|\d{1,2}[.)][ \t]{0,4})?([^\n?:]{3,60}?)[ \t]{0,4}[?:]?[ \t]{0,4}\n[ \t]{0,40}(?:A|Ans|Answer)\.?[ \t]*\d*[.:)–-][ \t]*(?=\S)/gim;

/** "current_company: Kaveri Mills" */
const UNDERSCORED = /^[ \t]*"?[a-z]+(?:_[a-z]+)+"?[ \t]*:/gim;

/** "[10:12] Asha Rao: …", as chats are exported. Blanks are counted: a line may be one run of them, tens of thousands long. */
const SAID =
  /^\[?\d{1,2}[:/.]\d{2}[^\]\n:]{0,20}\]?[ \t]{0,4}[-–]?[ \t]{0,4}\p{Lu}[\p{L} .]{2,30}:[ \t]{1,8}(?=\S)/gmu;
const LEAST_SAID = 3;

/** A text without what a chat puts before each message. */
function withoutSpeakers(text: string): string {
  return (text.match(SAID)?.length ?? 0) >= LEAST_SAID ? text.replaceAll(SAID, '') : text;
}

/**
 * A text without the marks that formats for screens put around its words (headings, bold, code, tags), and with forms
 * written out as labels.
 */
export function withoutMarkup(text: string): string {
  return withoutSpeakers(text)
    .replaceAll(/(?<=[\p{L}\d)]) ([,.]) (?=[\p{L}\d])/gu, '$1 ')
    .replaceAll(
      /<\/?(?:p|br|b|i|u|h[1-6]|li|ul|ol|div|span|strong|em|table|t[rdh]|hr)\b[^<>\n]{0,120}>/gi,
      ' ',
    )
    .replaceAll(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replaceAll(/`([^`\n]{1,60})`[ \t]*(?=`)/g, '$1, ')
    .replaceAll(/\*\*|__|`(?=[^`\n]{1,60}`)|(?<=`[^`\n]{1,60})`/g, '')
    .replaceAll(/(?<![\p{L}\d*])\*(?=\S)([^*\n]{1,120})(?<=\S)\*(?![\p{L}\d*])/gu, '$1')
    .replaceAll(UNDERSCORED, (label) => label.replaceAll('_', ' ').replaceAll('"', ''))
    .replaceAll(ANSWERED, '$1: ');
}

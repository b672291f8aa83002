import type { Prompt } from './prompt-text.ts';

const HAS_DONE =
  /\b(?:should|must) (?:ideally |also |preferably )?have ((?:handled|done|managed|worked|sold|led|run|taught|served|supervised|executed|built|designed|headed|dealt|completed|installed|audited|shipped|commissioned|recruited|trained|cooked|written|edited|travelled|launched|achieved|opened|audited|generated|delivered|closed)\b[^.;()]{8,110})/i;
/** What is a field of its own, another sentence's matter, or no English. */
const NOT_PART_OF_IT =
  /\b(?:lpa|ctc|salary|lakhs?|lacs?|crores?|notice|join\w*|immediate|years?|yrs?|hai|ka|ki|ke|chahiye|resume|cv|whatsapp)\b|[@₹{}[\]"|*<>]|\d{4,}|\p{Extended_Pictographic}/iu;

/** What candidates should have done before, as a prompt words it: "Should have handled dealers in Bihar". */
export function readDone(prompt: Prompt): string | null {
  for (const { text, label } of prompt.statements) {
    if (label === 'about' || label === 'offer') continue;
    const done = (HAS_DONE.exec(text)?.[1] ?? '')
      .split(/, (?=\S+(?: \S+){0,2}$)| – /)[0]
      ?.replace(/[\s,:!–-]+$/, '')
      .replaceAll('&', 'and')
      .replaceAll(/\s+/g, ' ');
    if (done === undefined || done === '' || NOT_PART_OF_IT.test(done)) continue;
    if (/\b(?:of|and|or|the|a|an|with|from|to|for|in|by|our|at|as)$/i.test(done)) continue;
    return `Should have ${done.charAt(0).toLowerCase()}${done.slice(1)}`;
  }
  return null;
}

import type { Prompt } from './prompt-text.ts';

const NAMES =
  'english|hindi|marathi|gujarati|tamil|telugu|kannada|malayalam|bengali|punjabi|odia|assamese|urdu|konkani|bhojpuri|maithili|nepali|rajasthani|haryanvi|tulu|sindhi|kashmiri|dogri|manipuri|chhattisgarhi|magahi|french|german|spanish|japanese|arabic|mandarin';
const LANGUAGE = new RegExp(String.raw`\b(?:${NAMES})\b`, 'gi');
const SPOKEN = new RegExp(
  String.raw`\b(?:speak\w*|spoken|fluen\w+|languages?|communicat\w+|read and write|bolna|know|knows|knowledge of|must|mandatory|compulsory|written|verbal|conversant|command|proficien\w+|bilingual)\b|\b(?:good|basic|excellent|strong|fair|clear) (?:in |at )?(?=${NAMES})`,
  'i',
);
const TAUGHT = /\b(?:teach\w*|tutor|faculty|lecturer|pgt|tgt|prt|professor|translat\w+|copy|content)\b/i;
/** A sentence of nothing but languages: "Punjabi & Hindi", "English and Hindi both". */
const ONLY_LANGUAGES = new RegExp(
  String.raw`^(?:(?:${NAMES}|and|n|or|both|also|only|basic|good|little|some|is|are|an?|the|required|needed|preferred|advantage|plus|bonus|nice|to|have)\b[\s,/&+.!-]*){1,14}$`,
  'i',
);
const WISHED =
  /\b(?:nice|good|great) to have\b|\b(?:is |are |would be |will be )?(?:an? )?(?:added )?(?:advantage|bonus|plus)\b|\bprefer\w*\b|\bdesirable\b|\boptional\b|\badd[ -]?on\b|\bhelps?\b|\bwelcome\b/i;

interface Languages {
  readonly musts: readonly string[];
  /** Wished for, not asked. */
  readonly wishes: readonly string[];
}

/** The languages that the person must speak, and those that are good to have. */
export function readLanguages(prompt: Prompt): Languages {
  const musts = new Set<string>();
  const wishes = new Set<string>();
  for (const { text, label } of prompt.statements) {
    if (label === 'about' || TAUGHT.test(text)) continue;
    const spoken = SPOKEN.test(text);
    for (const clause of text.split(/[,;()]|\. | but /)) {
      const wished = label === 'nice' || WISHED.test(clause);
      if (!spoken && !wished && !ONLY_LANGUAGES.test(clause.trim())) continue;
      for (const word of clause.match(LANGUAGE) ?? [])
        (wished ? wishes : musts).add(word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
    }
  }
  return { musts: [...musts], wishes: [...wishes].filter((each) => !musts.has(each)) };
}

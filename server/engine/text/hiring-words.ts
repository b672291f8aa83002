/** What a text says of its own hiring: "we are hiring", "Hiring: two cooks", "does not discriminate in hiring". */
const HIRING =
  /\b(?:we(?:'re| are)|is|are|now|currently|urgently|actively|urgent|also|am|i'm)\s+(?:\w+ )?(?:hiring|recruiting)\b|\burgent(?:ly)? recruitment\b|(?<=^\s*|[.!?]\s+)(?:(?:urgent|mega|bulk|mass) )?(?:hiring\b(?! ?(?:,|and\b|&|of\b|plan|manager|metric))|recruitment\b(?=:| for| of| alert| drive| \d| –|!))|#\w*hiring\b|\b(?:discriminat\w+ (?:\w+ )?in|committed to|charge\w* (?:\w+ ){0,3}for|stage of(?: our| the)?) (?:hiring|recruitment)\b|\bfreelance recruiters?\b|\bconsultants? (?:please )?excuse\b/gim;

/** A job's text without what it says of its own hiring, which is no skill that it asks for; all else keeps its place. */
export function blankHiring(text: string): string {
  return text.replaceAll(HIRING, (phrase) => ' '.repeat(phrase.length));
}

/** A post that a principal's rank may stand before, in the same breath: "Principal Network Engineer". */
const RANKED =
  /^[ -](?:(?!(?:of|for|in|at|to|and|or|cum|with|who|needs?|wants?|required|wanted|seeks?)\b)[\p{L}\d&/+#.-]+ ){0,3}(?:engineers?|consultants?|architects?|scientists?|designers?|developers?|programmers?|analysts?|researchers?|technologists?|statisticians?|economists?|advis[eo]rs?|associates?|(?:product|program(?:me)?|project|software|technical|engineering|data|solutions?) (?:managers?|leads?|owners?)|sre|sde|swe)\b/iu;

/** Whether "principal" is a rank by what follows it, and nobody who heads a school. */
export function isPrincipalsRank(after: string): boolean {
  return RANKED.test(after);
}

/** A title without a principal's rank: "Principal Engineer" → "Engineer", "School Principal" stays. */
export function withoutPrincipalsRank(title: string): string {
  return title.replaceAll(/\bprincipal\b ?/giu, (written: string, at: number) =>
    RANKED.test(title.slice(at + written.trimEnd().length)) ? '' : written,
  );
}

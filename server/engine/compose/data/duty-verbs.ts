/** Verbs that begin a duty; others are taken for something else. */
const VERBS = `
  achieve address administer advise analyse analyze answer appoint appraise approach arrange assess assign assist attend audit bake balance bill
  book bring build buy calculate call calibrate care carry chase check clean close coach collaborate collect communicate compile complete conduct
  configure consult contribute control convert cook coordinate correct counsel create dance deal debug define deliver demonstrate deploy design
  develop diagnose dispatch dispense document draft drive edit educate enforce engage ensure enter establish estimate evaluate examine execute
  expand explain file fill finalise finalize find fix follow forecast generate greet grow guide handle help hire identify implement improve
  inspect install interact interview introduce investigate invoice issue keep lead liaise lift list load look maintain make manage map market measure
  meet mentor migrate model monitor motivate negotiate observe onboard open operate optimise optimize order organise organize oversee own pack perform pick
  pitch place plan post prepare present process procure produce programme promote propose proofread provide publish purchase reconcile record recruit reduce refactor
  release repair reply report research resolve respond review run schedule screen sell serve service set shoot ship solve source speak
  start stitch stock store submit supervise supply support survey take teach test track train translate transport treat troubleshoot tune
  uncover understand unload update upgrade use validate verify visit weld welcome work write
`
  .split(/\s+/)
  .filter(Boolean);

const DOUBLED =
  /^(?:plan|run|set|ship|map|stop|get|cut|shop|program|begin|dig|let|put|sit|swim|win|control|refer|submit)$/;

function gerund(verb: string): string {
  if (DOUBLED.test(verb)) return `${verb}${verb.at(-1)}ing`;
  if (/[^eo]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return `${verb}ing`;
}

const VERB_SET = new Set(VERBS);
const BY_GERUND = new Map(VERBS.map((verb) => [gerund(verb), verb]));

/** The base form of a duty's first word, in small letters: "Handling" → "handle"; null when it is no such verb. */
export function dutyVerb(word: string): string | null {
  const small = word.toLowerCase();
  if (VERB_SET.has(small)) return small;
  return BY_GERUND.get(small) ?? null;
}

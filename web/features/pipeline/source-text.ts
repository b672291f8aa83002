import type { PipelineCandidate } from '#contract/assignments.ts';
import { formatDay } from '#contract/dates.ts';
import { SOURCE_LABELS } from '#contract/options.ts';

type Brought = Pick<PipelineCandidate, 'source' | 'company_name' | 'owner'>;

/**
 * Where a person came from for a job: "Internal", "Vendor", or for HR "Vendor: Talent Bridge"; and for HR the vendor company
 * that owns the person, where another has brought them.
 */
export function sourceText({ source, company_name, owner }: Brought) {
  const from =
    source === 'vendor' && company_name ? `${SOURCE_LABELS.vendor}: ${company_name}` : SOURCE_LABELS[source];
  const isOther = owner && !(source === 'vendor' && isSame(owner.company_name, company_name ?? ''));
  return isOther ? `${from}, owned by ${owner.company_name} until ${formatDay(owner.until)}` : from;
}

/** Companies are told apart regardless of blanks around them and capitals. */
function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

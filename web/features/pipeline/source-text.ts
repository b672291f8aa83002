import type { PipelineCandidate } from '#contract/assignments.ts';
import { SOURCE_LABELS } from '#contract/options.ts';

/** Where a person came from for a job: "Internal", "Vendor", or for HR "Vendor: Talent Bridge". */
export function sourceText({ source, company_name }: Pick<PipelineCandidate, 'source' | 'company_name'>) {
  return source === 'vendor' && company_name
    ? `${SOURCE_LABELS.vendor}: ${company_name}`
    : SOURCE_LABELS[source];
}

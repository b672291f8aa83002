import type { WaitingRequest } from '#contract/submission-requests.ts';
import { listed } from '../listed.ts';

type Asked = Pick<WaitingRequest, 'asked_by_name' | 'company_name' | 'kind' | 'candidate_name'>;

const ASKS: Record<Asked['kind'], string> = {
  correct: 'asks to correct something about',
  withdraw: 'asks to withdraw',
  question: 'asks a question about',
};

/** What HR is asked about people who are about to be moved, and has not answered; null for nothing. */
export function askedText(requests: readonly Asked[]): string | null {
  const [first] = requests;
  if (!first) return null;
  if (requests.length > 1)
    return `HR is asked something, and has not answered: ${listed(requests.map(({ candidate_name }) => candidate_name))}.`;
  const { asked_by_name: who, company_name: company, kind, candidate_name: name } = first;
  const by = company === null ? who : `${who} of ${company}`;
  return `${by} ${ASKS[kind]} ${name}, and nobody has answered.`;
}

import type { z } from 'zod';
import type { OwnRequest, RequestKind } from '#contract/own-request.ts';
import type { answerSchema, WaitingRequest } from '#contract/submission-requests.ts';
import type { Submission } from '#contract/submissions.ts';

/** What one chooses from, by what HR is asked to do. */
export const KIND_LABELS: Record<RequestKind, string> = {
  correct: 'Correct something',
  withdraw: 'Withdraw this submission',
  question: 'Ask a question',
};

const ASKED: Record<RequestKind, string> = {
  correct: 'Asked HR to correct something',
  withdraw: 'Asked HR to withdraw',
  question: 'Asked HR a question',
};

const DONE: Record<RequestKind, string> = {
  correct: 'HR marked it as done',
  withdraw: 'HR withdrew it',
  question: 'HR answered',
};

/** What became of a request, for whoever asked. */
export function requestWords({ kind, state }: OwnRequest, status: Submission['status']): string {
  if (state === 'open') return ASKED[kind];
  if (state === 'done') return DONE[kind];
  if (state === 'left') return 'HR left it as it is';
  if (kind === 'withdraw' && status === 'candidate_declined') return DONE.withdraw;
  return `${ASKED[kind]}: it was over before HR answered`;
}

/** What HR answers with. */
export type AnswerKind = z.input<typeof answerSchema>['outcome'];

/** What HR can answer: to a question there are but words. */
export const answersTo = (kind: RequestKind): readonly AnswerKind[] =>
  kind === 'question' ? ['done'] : ['done', 'left'];

/** What HR answers, as its button says it. */
export function answerWord(kind: RequestKind, outcome: AnswerKind): string {
  if (kind === 'question') return 'Answer';
  return outcome === 'done' ? 'Mark as done' : 'Leave as it is';
}

/** What HR is asked, before whom it is about. */
export const ASKS: Record<RequestKind, string> = {
  correct: 'asks to correct something about',
  withdraw: 'asks to withdraw',
  question: 'asks a question about',
};

/** Who asks HR: the name, with the company of a vendor. */
export function askedBy({
  asked_by_name,
  company_name,
}: Pick<WaitingRequest, 'asked_by_name' | 'company_name'>) {
  return company_name === null ? asked_by_name : `${asked_by_name} of ${company_name}`;
}

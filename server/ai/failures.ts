import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  NoObjectGeneratedError,
  RetryError,
  TypeValidationError,
} from 'ai';
import { BrokenCircuitError, BulkheadRejectedError, TaskCancelledError } from 'cockatiel';
import { AiFailure, type Usage } from './ai.ts';

/** What came back is not what the protocol or the schema says. */
const NOT_AS_ASKED = [JSONParseError, TypeValidationError, InvalidResponseDataError];

/** Why a call failed, in our words: what a provider writes of it may repeat the text that it was given. */
export function failureOf(error: unknown): AiFailure {
  if (error instanceof AiFailure) return error;
  if (error instanceof BrokenCircuitError) return new AiFailure('paused', 'paused after several failures');
  if (error instanceof BulkheadRejectedError) return new AiFailure('busy', 'too many calls under way');
  if (error instanceof TaskCancelledError || isAbort(error)) return new AiFailure('slow', 'out of time');
  if (RetryError.isInstance(error)) return failureOf(error.lastError);
  if (NoObjectGeneratedError.isInstance(error)) {
    const reason =
      error.finishReason === 'length' ? 'the answer was cut off' : 'not the JSON that was asked for';
    return new AiFailure('bad_answer', reason, usageOf(error.usage));
  }
  if (APICallError.isInstance(error)) return ofCall(error);
  if (NOT_AS_ASKED.some((kind) => kind.isInstance(error)))
    return new AiFailure('bad_answer', 'not the JSON that was asked for');
  return new AiFailure('failed', error instanceof Error ? error.name : 'unknown failure');
}

function ofCall({ statusCode: status, cause }: APICallError): AiFailure {
  if (status === undefined) return new AiFailure('down', 'no connection');
  const detail = `HTTP ${status}`;
  if (status === 402 || status === 429) return new AiFailure('quota', detail);
  if (status === 401 || status === 403 || status === 404) return new AiFailure('refused', detail);
  if (status === 408 || status >= 500) return new AiFailure('down', detail);
  // Broken off in the middle of an answer that had begun well.
  if (status < 300 && cause instanceof TypeError) return new AiFailure('down', 'the answer broke off');
  return new AiFailure(status < 300 ? 'bad_answer' : 'failed', detail);
}

/** Tokens as the SDK counts them, without their cost. */
export function usageOf(
  counted: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): Usage | null {
  if (counted?.inputTokens === undefined && counted?.outputTokens === undefined) return null;
  return { inputTokens: counted.inputTokens ?? 0, outputTokens: counted.outputTokens ?? 0, cost: null };
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
}

import type { AiOutcome, MadeBy } from '#contract/ai.ts';
import type { JobDescriptionFields, JobFromPrompt } from '#contract/job-writing.ts';
import type { ExtractedCandidate } from '../engine/extract-candidate.ts';
import type { TextLayout } from '../engine/layout.ts';

/** A resume to be read as of a day (YYYY-MM-DD); the layout where the file tells it. */
export interface ResumeToRead {
  text: string;
  layout: TextLayout | null;
  today: string;
}

export interface TextToEmbed {
  text: string;
  kind: 'job' | 'resume';
  /** the job's title, or the person's current position */
  title?: string | null;
  /** skills that a person listed */
  skills?: readonly string[] | null;
}

/** What stands beside every vector: vectors of different marks are never compared. */
export interface EngineMark {
  engine: string;
  engine_version: number;
}

export interface Answer<T> extends MadeBy {
  value: T;
}

interface Vectors extends EngineMark {
  /** in the order of the texts, each of 1536 numbers and unit length */
  vectors: number[][];
}

/** How an engine stands in this process; what past calls came to is read from the database. */
export interface EngineState {
  /** "builtin", or the provider's model */
  engine: string;
  /** not asked for a while, after several failures */
  isPaused: boolean;
}

/**
 * What the product asks of an AI engine. The first three never fail because of a provider: the built-in engine answers
 * in its place, and the answer says so. They reject only when the caller's signal ends the wait.
 */
export interface Ai {
  extractCandidate(resume: ResumeToRead, signal?: AbortSignal): Promise<Answer<ExtractedCandidate>>;
  /** A job as a free text describes it, as of a day (YYYY-MM-DD). */
  writeJob(prompt: string, today: string, signal?: AbortSignal): Promise<Answer<JobFromPrompt>>;
  /** A job's full description from its other fields. */
  describeJob(fields: JobDescriptionFields, signal?: AbortSignal): Promise<Answer<string>>;
  /**
   * Vectors by the engine of `vectorMark`. Throws AiFailure when the provider cannot: another engine's vectors could not
   * be compared with those that are stored, so the caller tries again later.
   */
  embed(texts: readonly TextToEmbed[], signal?: AbortSignal): Promise<Vectors>;
  /** What makes the vectors now; stored vectors of another mark have to be made again. */
  readonly vectorMark: EngineMark;
  /**
   * Whether vectors are made on this machine, within milliseconds. Only then does a save or a reading make what is missing;
   * a provider's are made by tasks, so that nobody waits for it.
   */
  readonly embedsAtOnce: boolean;
  /** US dollars for the vectors of a million tokens; null when nobody knows */
  readonly embeddingPrice: number | null;
  /** host of the provider; null when the built-in engine does everything */
  readonly provider: string | null;
  state(): { writing: EngineState; embedding: EngineState };
}

/** Failures that say nothing of the text: another one would have failed as well, and the same may go well later. */
const AWAY: readonly AiOutcome[] = ['slow', 'down', 'quota', 'refused', 'paused', 'busy'];

/** Whether something failed because no provider could be had, whatever it was asked. */
export function isProviderAway(error: unknown): boolean {
  return error instanceof AiFailure && AWAY.includes(error.kind);
}

/** What a provider took for an answer. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  /** US dollars; null when nobody knows */
  cost: number | null;
}

/** A provider could not answer. `kind` says why; the message holds no text that it was given. */
export class AiFailure extends Error {
  override readonly name = 'AiFailure';
  readonly kind: Exclude<AiOutcome, 'ok'>;
  /** what the failed call took all the same */
  readonly usage: Usage | null;

  constructor(kind: AiFailure['kind'], detail: string, usage: Usage | null = null) {
    super(detail);
    this.kind = kind;
    this.usage = usage;
  }
}

import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

/** What the worker is asked and answers. */
export interface Question {
  id: number;
  password: string;
  guessable: string[];
}
export interface Verdict {
  id: number;
  /** 0 to 4 */
  score: number;
}

const judge = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
});

parentPort?.on('message', ({ id, password, guessable }: Question) => {
  parentPort?.postMessage({ id, score: judge.check(password, guessable).score } satisfies Verdict);
});

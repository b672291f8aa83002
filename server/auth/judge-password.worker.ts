import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import type { PasswordQuestion, PasswordVerdict } from '#contract/account.ts';

const judge = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
});

parentPort?.on('message', ({ id, password, guessable }: PasswordQuestion) => {
  parentPort?.postMessage({ id, score: judge.check(password, guessable).score } satisfies PasswordVerdict);
});

import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { type PasswordQuestion, type PasswordVerdict, scoreOf } from '#contract/account.ts';
import { READY } from './judge-ready.ts';

const judge = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
});

parentPort?.on('message', ({ id, ...question }: PasswordQuestion) => {
  parentPort?.postMessage({ id, score: scoreOf(judge, question) } satisfies PasswordVerdict);
});
parentPort?.postMessage(READY);

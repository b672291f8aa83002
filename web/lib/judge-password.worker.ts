import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { type PasswordQuestion, type PasswordVerdict, scoreOf } from '#contract/account.ts';

const judge = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
});

addEventListener('message', ({ data: { id, ...question } }: MessageEvent<PasswordQuestion>) => {
  postMessage({ id, score: scoreOf(judge, question) } satisfies PasswordVerdict);
});

import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import {
  readResumeQuery,
  type ResumeQuery,
  resumeQueryMessages,
  resumeQueryProblem,
} from './resume-query.ts';

/** A query with brackets around each part, as it was understood. */
function understood(query: ResumeQuery | undefined): string {
  if (!query) return '';
  if (query.kind === 'words') return query.exact ? `"${query.text}"` : query.text;
  if (query.kind === 'not') return `not ${understood(query.of)}`;
  return `(${query.of.map(understood).join(query.kind === 'all' ? ' and ' : ' or ')})`;
}
const read = (text: string) => understood(readResumeQuery(text));

describe('what resumes are searched by', () => {
  it.each([
    ['java', 'java'],
    ['java spring', '(java and spring)'],
    ['java AND spring', '(java and spring)'],
    ['java & spring', '(java and spring)'],
    ['java or kotlin', '(java or kotlin)'],
    ['java OR kotlin spring', '(java or (kotlin and spring))'],
    ['(java | kotlin) spring', '((java or kotlin) and spring)'],
    ['java NOT fresher', '(java and not fresher)'],
    ['java not fresher', '(java and not fresher)'],
    ['java –fresher !intern', '(java and not fresher and not intern)'],
    ['java,spring;kafka, sql', '(java and spring and kafka and sql)'],
    ['java -"campus hire"', '(java and not "campus hire")'],
    ['full-stack e-mail', '(full-stack and e-mail)'],
    ['java -fresher', '(java and not fresher)'],
    ['java -"campus hire" -(intern OR trainee)', '(java and not "campus hire" and not (intern or trainee))'],
    ['"SAP FICO" GST', '("SAP FICO" and GST)'],
    ['“SAP FICO” GST', '("SAP FICO" and GST)'],
    ['"terms and conditions"', '"terms and conditions"'],
    ['e-commerce c++ .net node.js', '(e-commerce and c++ and .net and node.js)'],
    ['account*', 'account*'],
    ['constructor valueOf', '(constructor and valueOf)'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['"SAP FICO', '"SAP FICO"'],
    ['(java OR kotlin', '(java or kotlin)'],
    ['java) spring', '(java and spring)'],
    ['(sap fico)) gst', '((sap and fico) and gst)'],
    ['OR java OR', 'java'],
    ['AND java NOT', 'java'],
    ['java OR OR kotlin', '(java or kotlin)'],
    ['() java', 'java'],
    ['java ++ -- "" ...', 'java'],
    ['java NOT OR kotlin', '(java or kotlin)'],
    ['  ', ''],
    ['"" AND ()', ''],
  ])('is read as well as can be where it is unfinished: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('takes as many brackets as fit', () => {
    expect(read(`${'('.repeat(299)}x`)).toBe('x');
  });

  it.each([
    ['', null],
    ['java -fresher', null],
    ['(java -fresher) OR kotlin', null],
    ['***', resumeQueryMessages.noWord],
    ['NOT', resumeQueryMessages.noWord],
    ['ja*', resumeQueryMessages.shortStart],
    ['java -p*', resumeQueryMessages.shortStart],
    ['"ja*" jav*', null],
    ['-fresher', resumeQueryMessages.onlyNot],
    ['-fresher -intern', resumeQueryMessages.onlyNot],
    ['java OR -fresher', resumeQueryMessages.onlyNotInOr],
    ['java - fresher', resumeQueryMessages.loneMinus],
    ['java — fresher', resumeQueryMessages.loneMinus],
    ['"manager - sales" java', null],
    ['java -"campus hire" -(intern)', null],
    ['*count', resumeQueryMessages.starWithin],
    ['acc*unt', resumeQueryMessages.starWithin],
    ['x'.repeat(limits.resumeQuery.max + 1), resumeQueryMessages.tooLong],
    ['NOT NOT java', resumeQueryMessages.onlyNot],
  ])('asks for something: %s', (text, problem) => {
    expect(resumeQueryProblem(text)).toBe(problem);
  });
});

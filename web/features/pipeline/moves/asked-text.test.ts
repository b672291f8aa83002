import { expect, it } from 'vitest';
import { askedText } from './asked-text.ts';

const vani = { asked_by_name: 'Vani Shah', company_name: 'Talent Bridge', candidate_name: 'Ramesh Iyer' };

it('says who asks what about the one who is moved', () => {
  expect(askedText([])).toBeNull();
  expect(askedText([{ ...vani, kind: 'withdraw' }])).toBe(
    'Vani Shah of Talent Bridge asks to withdraw Ramesh Iyer, and nobody has answered.',
  );
  expect(askedText([{ ...vani, company_name: null, kind: 'correct' }])).toBe(
    'Vani Shah asks to correct something about Ramesh Iyer, and nobody has answered.',
  );
  expect(askedText([{ ...vani, company_name: null, kind: 'question' }])).toBe(
    'Vani Shah asks a question about Ramesh Iyer, and nobody has answered.',
  );
});

it('names those of many about whom something is asked', () => {
  const asha = { ...vani, candidate_name: 'Asha Rao', kind: 'correct' as const };
  expect(askedText([{ ...vani, kind: 'withdraw' }, asha])).toBe(
    'HR is asked something, and has not answered: Ramesh Iyer, Asha Rao.',
  );
});

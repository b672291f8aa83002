import { describe, expect, it } from 'vitest';
import { findNamedSkills } from '#server/engine/taxonomy/find-skills.ts';
import { withOwnNames } from './own-case.ts';
import { inSentence } from './phrases.ts';

describe('inSentence', () => {
  const said = (name: string): string => {
    const found = findNamedSkills(name).find(({ places }) =>
      places.some(({ start, end }) => end - start === name.length),
    );
    return inSentence(name, found?.skill ?? null);
  };

  it.each([
    ['Articleship', 'articleship'],
    ['Overtime Calculation', 'overtime calculation'],
    ['Petition Drafting', 'petition drafting'],
    ['Vermicomposting', 'vermicomposting'],
    ['FSSAI Compliance', 'FSSAI compliance'],
    ['RERA Registration', 'RERA registration'],
    ['Yoast', 'Yoast'],
    ['Payment of Gratuity Act', 'Payment of Gratuity Act'],
    ['Companies Act', 'the Companies Act'],
    ['Madhubani Painting', 'Madhubani painting'],
    ['Spring Boot', 'Spring Boot'],
    ['greytHR', 'greytHR'],
  ])('%s stands as %s', (name, sentence) => {
    expect(said(name)).toBe(sentence);
  });

  it('keeps a name that nothing tells of, and writes what its ending tells of small', () => {
    expect(inSentence('Zorvex Suite', null)).toBe('Zorvex suite');
    expect(inSentence('Compounding', null)).toBe('compounding');
    expect(inSentence('Loan Syndications', null)).toBe('loan syndications');
  });
});

describe('withOwnNames', () => {
  it('leaves a common noun small and gives a product its letters', () => {
    expect(withOwnNames('look after articleship and fssai licence in zoho')).toBe(
      'look after articleship and FSSAI licence in Zoho',
    );
  });

  it.each([
    'handle the avid readers club and beeline to clients',
    'keep ironclad processes for apna ghar loans',
    'take care of opera house billing, dynamo lighting and octane fuel',
  ])('leaves small what is a plain word outside of a longer name: %s', (text) => {
    expect(withOwnNames(text)).toBe(text);
  });

  it('gives such a word its letters within one', () => {
    expect(withOwnNames('edit in avid media composer')).toBe('edit in Avid media composer');
  });
});

import { describe, expect, it } from 'vitest';
import { areOtherPeople } from './same-person.ts';

const manoj = { name: 'Manoj Kumar Yadav', email: 'manoj@example.com', phone: '+91 79911 24056' };

describe('another person', () => {
  it.each([
    ['has another name, e-mail and phone', { name: 'Rohan', email: 'r@example.com', phone: '9876543210' }],
    ['has another e-mail and phone', { email: 'r@example.com', phone: '9876543210' }],
    ['has another name and e-mail', { name: 'Rohan', email: 'r@example.com', phone: null }],
    ['has another name and phone', { name: 'Rohan', email: '', phone: '9876543210' }],
  ])('%s', (_, said) => expect(areOtherPeople(manoj, said)).toBe(true));

  it.each([
    [
      'the phone is the same, however written',
      { name: 'M. Yadav', email: 'new@x.in', phone: '079911-24056' },
    ],
    ['the e-mail is the same', { name: 'M. Yadav', email: 'MANOJ@example.com ', phone: '9876543210' }],
    ['only the e-mail is new', { name: 'manoj  kumar yadav', email: 'new@x.in' }],
    ['only the name differs', { name: 'Curriculum Vitae' }],
    ['the name is put together of other signs', { name: 'Jose\u0301', email: 'new@x.in' }, 'Jos\u00e9'],
    ['nothing is said', {}],
  ])('is none when %s', (_, said, name = manoj.name) =>
    expect(areOtherPeople({ ...manoj, name }, said)).toBe(false),
  );
});

import { describe, expect, it } from 'vitest';
import { readEmail, readPhone } from './contact.ts';
import { readDocument } from './document.ts';

const email = (text: string) => readEmail(readDocument(text))?.value ?? null;
const phone = (text: string) => readPhone(readDocument(text))?.value ?? null;

describe('readEmail', () => {
  it.each([
    ['glued to its label by a dash', 'ID–a.rao@example.com', 'a.rao@example.com'],
    ['glued to its label by a hyphen', 'Email ID-suma.g@example.co.in', 'suma.g@example.co.in'],
    ['with U+2010 inside', 'anita\u2010rao@example.com', 'anita-rao@example.com'],
    ['with a soft hyphen inside', 'anita\u00ADrao@example.com', 'anitarao@example.com'],
    ['glued to the next label', 'a.b@example.comPhone: 9876543210', 'a.b@example.com'],
    ['with spaces around the at sign', 'Mail: rahul @ example.com', 'rahul@example.com'],
    ['spelt out', 'rahul [at] example [dot] com', 'rahul@example.com'],
    ['broken over two lines', 'suma.gadde@\nexample.com', 'suma.gadde@example.com'],
    ['in capitals', 'SUMA@EXAMPLE.COM', 'suma@example.com'],
    ['after its icon', '\uF0E0suma@example.com', 'suma@example.com'],
  ])('reads one %s', (_how, text, expected) => {
    expect(email(text)).toBe(expected);
  });

  it('takes no reference for the person, and nothing for an address', () => {
    expect(email('Anita Rao\nReferences\nDr. Paul, paul@example.org')).toBeNull();
    expect(email('follow me @anita')).toBeNull();
  });

  it('is less sure among several', () => {
    const document = readDocument('Email: a@example.com\nother: b@example.com');
    expect(readEmail(document)).toEqual({ value: 'a@example.com', confidence: 0.9 });
  });
});

describe('readPhone', () => {
  it.each([
    ['+917012345678', '+91 70123 45678'],
    ['Mob: 098765 43210', '+91 98765 43210'],
    ['91 98765 43210', '+91 98765 43210'],
    ['0091-98765-43210', '+91 98765 43210'],
    ['98765\u00AD43210', '+91 98765 43210'],
    ['987\u201065\u201043210', '+91 98765 43210'],
    ['+91\u00A098765\u00A043210', '+91 98765 43210'],
    ['(+91) 98765-43210', '+91 98765 43210'],
    ['+91 (0) 98765 43210', '+91 98765 43210'],
    ['8 9 3 9 1 2 3 4 5 6', '+91 89391 23456'],
    ['9876543210/9123456780', '+91 98765 43210'],
    ['9876543210 9123456780', '+91 98765 43210'],
    ['080-23456789, 98450 12345', '+91 98450 12345'],
    ['+971 50 123 4567 (UAE), +91 97890 12345 (India)', '+91 97890 12345'],
    ["Father's Mobile: 9820098200\nMobile: 8850123456", '+91 88501 23456'],
  ])('reads %s', (text, expected) => {
    expect(phone(text)).toBe(expected);
  });

  it.each([
    'Aadhaar: 9123 4567 8901',
    'Account No. 98765432101',
    'Reg No: 9876512345',
    '+1 987 654 3210',
    'Current CTC: 12,50,000 and 6.5 LPA, 4.2 L, notice 30 days',
    '2015 - 2019, 2019 - 2021',
    '5876543210',
    'References\nDr. Paul, Mobile 98470 99887',
  ])('takes no phone from %s', (text) => {
    expect(phone(text)).toBeNull();
  });
});

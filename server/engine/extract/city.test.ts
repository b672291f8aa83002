import { describe, expect, it } from 'vitest';
import { readCity } from './city.ts';
import { readDocument } from './document.ts';

const city = (text: string) => readCity(readDocument(text), 'Rohit Puri')?.value ?? null;

describe('readCity', () => {
  it.each([
    ['a label', 'Rohit Puri\nCurrent Location: Bengaluru', 'Bangalore'],
    ['the contact line', 'Rohit Puri\nGurugram, Haryana | 98765 43210 | r@example.com', 'Gurgaon'],
    ['an address over lines', 'Address : 14 Civil Lines\nNear SBI\nJaipur 302006', 'Jaipur'],
    [
      'a line with a PIN code near a university',
      'Rohit Puri\nNear Pune University, Ganeshkhind, Pune-411007',
      'Pune',
    ],
    [
      'the present address, not the permanent one',
      'Permanent Address: Patna\nPresent Address: Kochi',
      'Kochi',
    ],
    [
      'a column of its own after the colleges',
      'Rohit Puri\nEducation\nB.Com, Sion College, 2017-2020\nFind Me\n70303 48812\nAndheri East, Mumbai 69',
      'Mumbai',
    ],
    ['"based in"', 'Summary\nAccountant based in Surat with 4 years of work', 'Surat'],
    ['the place of signature', 'Rohit Puri\nSkills\nTally\nDeclaration\nPlace: Madurai', 'Madurai'],
    [
      'a permanent address when it is all there is',
      'Rohit Puri\nPermanent Address: 8 Bharathi Street, Tirupur',
      'Tiruppur',
    ],
    [
      'the city before the wish to move',
      'Rohit Puri\nLocation: Pune (willing to relocate to Mumbai)',
      'Pune',
    ],
    ['the city before what one is open to', 'Rohit Puri\nLocation: Pune (open to Bengaluru)', 'Pune'],
    [
      'the present one among three',
      'Preferred location: Kochi, Surat | Present location: Pune | Hometown: Agra',
      'Pune',
    ],
    [
      'the cell behind its label',
      "Father's Name\tMohan Rao\nPermanent Address\t4 Gandhi Road, Patna\nPresent Address\t12 Station Road, Pune",
      'Pune',
    ],
    ['what stands before a wish written short', 'Location: Pune   Pref. Loc: Mumbai', 'Pune'],
    ['what stands after a wish written short', 'Pref Location: Kochi, Surat, Current Location: Pune', 'Pune'],
    ['the lower of two labelled lines', 'Preferred Location\nMumbai\nCurrent Location\nPune', 'Pune'],
    [
      'the cell under its label',
      'Name\tPref. Location\tCurrent Location\nRohit\tMumbai\tPatia, Bhubaneswar',
      'Bhubaneswar',
    ],
    ['a late word on living', 'Asha Rao\nWork\nNurse, Apollo, Chennai\nStudy\nB.Sc\nLives in Pune.', 'Pune'],
  ])('reads %s', (_what, text, expected) => {
    expect(city(text)).toBe(expected);
  });

  it.each([
    ["an employer's city", 'Rohit Puri\nExperience\nAccountant, Kaveri Traders, Chennai\nJan 2020 - Present'],
    ["a college's city", 'Rohit Puri\nEducation\nB.Com, Loyola College, Chennai'],
    ['a college in the head', 'Rohit Puri\nB.Com, University of Delhi'],
    ['a wish', 'Rohit Puri\nWilling to relocate to Pune, Mumbai'],
    ['a preference', 'Rohit Puri\nPreferred Location: Hyderabad'],
    ['a preference written short', 'Rohit Puri\nPref Location: Hyderabad'],
    ['a preference under its label', 'Rohit Puri\nPref. Location\nHyderabad'],
    ['a birth place', 'Rohit Puri\nNative place: Agra'],
    ['a surname', 'Rohit Puri\nMobile 98765 43210'],
    ['a job in the head', 'Rohit Puri\nStaff Nurse at Apollo Hospitals, Chennai'],
  ])('is blank for %s', (_what, text) => {
    expect(city(text)).toBeNull();
  });

  it('is surer of a label than of a signature', () => {
    const labelled = readCity(readDocument('Current City: Pune'), null);
    const signed = readCity(readDocument('Declaration\nPlace: Pune'), null);
    expect(labelled?.confidence).toBeGreaterThan(signed?.confidence ?? 1);
  });
});

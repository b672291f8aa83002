import { describe, expect, it } from 'vitest';
import { readDocument } from './document.ts';
import { readPreferredLocation } from './preferred-location.ts';

const preferred = (text: string) => readPreferredLocation(readDocument(`Rohit Puri\n${text}`))?.value ?? null;

describe('readPreferredLocation', () => {
  it.each([
    ['a label', 'Preferred Location: Pune / Bengaluru', 'Pune, Bangalore'],
    [
      'several, as a job portal exports them',
      'Preferred Locations: Pune, Mumbai, Hyderabad',
      'Pune, Mumbai, Hyderabad',
    ],
    ['a wish to move', 'Willing to relocate to Chennai', 'Chennai'],
    [
      'a wish to move among states',
      'Willing to relocate to: Pune, Maharashtra - Hyderabad, Telangana',
      'Pune, Hyderabad',
    ],
    ['a label of capitals', 'JOB LOCATION PREFERENCE: DELHI NCR, MEERUT', 'Delhi, Meerut'],
    ['a short label among others', 'Pref Loc - kochi,surat, Current Location: Pune', 'Kochi, Surat'],
    [
      'a label that others follow',
      'Pref. Location: Kochi | Present location: Pune | Hometown: Agra',
      'Kochi',
    ],
    ['a label behind another', 'Current Location: Pune, Preferred Location: Mumbai', 'Mumbai'],
    [
      'a numbered line with its value far off',
      '8. Preferred Location        Mumbai, Pune, Thane',
      'Mumbai, Pune, Thane',
    ],
    ['a label over its line', 'Preferred Location\nHyderabad', 'Hyderabad'],
    [
      'a cell under its label',
      'Name\tPref. Location\tCurrent Location\nRohit\tSurat\tPatia, Bhubaneswar',
      'Surat',
    ],
    ['readiness with a colon', 'Ready to relocate : Pune, Nashik', 'Pune, Nashik'],
    ['a part of a town', 'Preferred location: Hinjewadi, Pune', 'Pune'],
    ['a list that goes on', 'Preferred cities: Jaipur,\nUdaipur & Kota', 'Jaipur, Udaipur, Kota'],
    ['a list by numbers', 'Location preference: 1) Gurgaon 2) Noida', 'Gurgaon, Noida'],
    ['a wish in a sentence', 'Married, husband in Agra, so willing to shift to Indore.', 'Indore'],
    [
      'a wish from one place to another',
      'Open to relocation from Kochi to Bengaluru or Chennai.',
      'Bangalore, Chennai',
    ],
    ['a wish beside where one is', 'Location: Pune (open to Mumbai)', 'Mumbai'],
    [
      'what is looked for',
      'Nurse with 4 years of work, looking for a role in Muscat or Doha.',
      'Muscat, Doha',
    ],
    ['where one would rather work', 'I would prefer to work in Coimbatore', 'Coimbatore'],
    ['relocation as a label', 'Relocation: Yes, Ahmedabad', 'Ahmedabad'],
  ])('reads %s', (_what, text, expected) => {
    expect(preferred(text)).toBe(expected);
  });

  it.each([
    ['where somebody is', 'Location: Pune'],
    ['a current city', 'Current Location: Pune\nCurrent City - Pune'],
    ['an address', 'Address: 14 Civil Lines, Near SBI, Jaipur 302006'],
    [
      "a company's location",
      'Experience\nAccountant, Kaveri Traders\nCompany location: Chennai\nJob location: Chennai',
    ],
    ['no wish at all', 'Not willing to relocate to Chennai'],
    ['a wish against one', 'Preferred Location: Anywhere except Delhi'],
    ['a wish without a place', 'Willing to relocate anywhere. Worked in Mumbai and Pune.'],
    ['a preference and then where one is', 'Preferred location: any, currently in Pune'],
    ['a move that is over', 'Relocated to Pune in 2019; moved to Mumbai after marriage'],
    ['the work of a recruiter', 'Experience\nHired 30 nurses willing to relocate to Chennai'],
    ['what a firm prefers', 'Preferred vendor in Chennai market; preferred Chennai suppliers for Tata'],
    ['a preference of another kind', 'Preferred shift: day\nPlace: Madurai'],
    ['a referee', 'References\nMr Rao, preferred location: Salem'],
    ['an empty label', 'Preferred Location:\nNotice Period: 30 days\nPune'],
  ])('is blank for %s', (_what, text) => {
    expect(preferred(text)).toBeNull();
  });

  it('is surer of a label than of a wish, and of a wish to move than of what is looked for', () => {
    const [label, wish, looking] = [
      'Preferred location: Pune',
      'Willing to relocate to Pune',
      'Looking for a job in Pune',
    ].map((text) => readPreferredLocation(readDocument(text))?.confidence ?? 0);
    expect(label).toBeGreaterThan(wish!);
    expect(wish).toBeGreaterThan(looking!);
  });
});

import { describe, expect, it } from 'vitest';
import { CITIES } from '#contract/options.ts';
import { canonicalCity, findCities, namesOfCity, weighsAsCity } from './cities.ts';

const namesIn = (text: string) => findCities(text).map(({ name }) => name);

describe('cities', () => {
  it("knows every city of the picker by the picker's own name", () => {
    expect(CITIES.filter((city) => canonicalCity(city) !== city)).toEqual([]);
  });

  it.each([
    ['Bengaluru', 'Bangalore'],
    ['Gurugram', 'Gurgaon'],
    ['Bombay', 'Mumbai'],
    ['MADRAS', 'Chennai'],
    ['calcutta', 'Kolkata'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['New Delhi', 'Delhi'],
    ['Navi Mumbai', 'Navi Mumbai'],
    ['Vizag', 'Visakhapatnam'],
  ])('reads %s as %s', (written, city) => {
    expect(canonicalCity(written)).toBe(city);
  });

  it.each(['Baddi', 'Manipal', 'Durg', 'Virar', 'Dombivli'])("calls %s by no neighbour's name", (town) => {
    expect(canonicalCity(town)).toBe(town);
  });

  it('knows all names of a city from any of them', () => {
    expect(namesOfCity('Bangalore')).toEqual(expect.arrayContaining(['bangalore', 'bengaluru', 'blr']));
    expect(namesOfCity('BENGALURU')).toEqual(namesOfCity('Bangalore'));
    expect(namesOfCity('Atlantis')).toEqual([]);
  });

  it('leaves out cities that are part of a street, bank or college', () => {
    expect(namesIn('Bank of Baroda, Delhi University, Old Madras Road, Bengaluru 560038')).toEqual([
      'Bangalore',
    ]);
  });

  it.each(['Resident of Pune', 'outskirts of Pune', 'on the east side of Pune', 'West of Pune'])(
    'finds the city in %s',
    (text) => {
      expect(namesIn(text)).toEqual(['Pune']);
    },
  );

  it.each(['University of Pune', 'Bank of Pune', 'Institute of Pune', 'Government of Delhi'])(
    'finds no city in %s',
    (text) => {
      expect(namesIn(text)).toEqual([]);
    },
  );

  it.each([
    ['Vashi', 'Navi Mumbai'],
    ['BBSR', 'Bhubaneswar'],
    ['Trissur', 'Thrissur'],
    ['Lonavla', 'Lonavala'],
    ['Cape Comorin', 'Kanyakumari'],
  ])('knows %s, which weighs in vectors as any word', (written, name) => {
    expect(canonicalCity(written)).toBe(name);
    expect(weighsAsCity(written.toLowerCase())).toBe(false);
  });

  it('tells which names weigh less in vectors', () => {
    expect(['pune', 'bengaluru', 'nurse'].map(weighsAsCity)).toEqual([true, true, false]);
  });

  it('takes no landmark for the place', () => {
    expect(namesIn('near Salem Hospital, opp. Pune Bakery, Erode')).toEqual(['Erode']);
    expect(namesIn('near Salem')).toEqual(['Salem']);
  });

  it('marks surnames', () => {
    expect(findCities('Rohit Puri')).toMatchObject([{ name: 'Puri', ambiguous: true }]);
  });
});

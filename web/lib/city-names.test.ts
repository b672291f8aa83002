import { expect, it } from 'vitest';
import { CITIES, CITY_ALIASES } from '#contract/options.ts';
import { cityText, isCalled, otherNames, pickedName } from './city-names.ts';

it('tells the other names of a city, whichever it is called by', () => {
  expect(otherNames('Bangalore')).toEqual(['Bengaluru']);
  expect(otherNames(' bengaluru ')).toEqual(['Bangalore']);
  expect(otherNames('Cochin')).toEqual(['Kochi', 'Ernakulam']);
  expect(['Jaipur', 'Thane', ''].flatMap(otherNames)).toEqual([]);
});

it('calls a city as the pickers do', () => {
  expect(['BENGALURU', 'Bangalore', 'Thane'].map(pickedName)).toEqual(['Bangalore', 'Bangalore', 'Thane']);
  for (const names of Object.values(CITY_ALIASES))
    expect(names.every((name) => CITIES.some((city) => city === pickedName(name)))).toBe(true);
  expect(CITIES.map(pickedName)).toEqual([...CITIES]);
});

it('finds a city by a part of any of its names, and says them', () => {
  expect(['bengal', 'BANGA', ' bengaluru '].map((typed) => isCalled('Bangalore', typed))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isCalled('Mangalore', 'bengaluru')).toBe(false);
  expect([cityText('Bengaluru'), cityText('Thane')]).toEqual(['Bengaluru (also Bangalore)', 'Thane']);
});

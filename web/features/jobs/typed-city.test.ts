import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { CITIES, CITY_ALIASES } from '#contract/options.ts';
import { unlistedCity } from './typed-city.ts';

describe('a city that is typed', () => {
  it('is offered under its name when the list has none of that name', () => {
    const names = ['Thane', 'Navi Mumbai', 'Panaji', 'Aurangabad', 'Siliguri', 'Pimpri-Chinchwad'];
    expect(names.map((name) => unlistedCity(name, []))).toEqual(names.map((added) => ({ near: [], added })));
  });

  it('is written with capitals at the starts of its words', () => {
    const added = (typed: string) => unlistedCity(typed, [])?.added;
    expect(added('  navi   mumbai ')).toBe('Navi Mumbai');
    expect(added('THANE')).toBe('Thane');
    expect(added('pimpri-chinchwad')).toBe('Pimpri-Chinchwad');
    expect(added('st.thomas mount')).toBe('St.Thomas Mount');
    expect(added('McLeod ganj')).toBe('McLeod Ganj');
  });

  it('is not offered under any name of a city of the list, nor twice', () => {
    const names = [...CITIES, ...Object.values(CITY_ALIASES).flat(), 'Bengal', 'bombay', 'CALCUTTA'];
    expect(names.filter((name) => unlistedCity(name, []) !== null)).toEqual([]);
    expect(unlistedCity('mumbai', ['Mumbai'])).toBeNull();
    expect(unlistedCity('thane', ['Thane'])).toBeNull();
    expect(unlistedCity('thane', ['Thane West'])?.added).toBe('Thane');
  });

  it('is offered when it only stands within the name of a city of the list, once it is long enough to be one', () => {
    expect(unlistedCity('Ananthapur', [])).toEqual({ near: [], added: 'Ananthapur' });
    expect(unlistedCity('Visakha', [])).toBeNull();
    expect(unlistedCity('galore', [])?.added).toBe('Galore');
    for (const part of ['bad', 'pur', 'garh']) expect(unlistedCity(part, [])).toBeNull();
  });

  it('comes after the city of the list that may be meant', () => {
    const near = (typed: string, chosen: string[] = []) => unlistedCity(typed, chosen)?.near;
    expect(near('Banglore')).toEqual(['Bangalore']);
    expect(near('Hydrabad')).toEqual(['Hyderabad']);
    expect(near('Kolkatta')).toEqual(['Kolkata']);
    expect(near('Gurugam')).toEqual(['Gurgaon']);
    expect(near('Patan')).toEqual(['Patna']);
    expect(near('Cochen')).toEqual(['Kochi']);
    expect(near('Banglore', ['Bangalore'])).toEqual([]);
  });

  it('is no number, no list of cities, no beginning, and not too long', () => {
    const typed = ['', ' ', 'Go', '4 B', '400601', 'Thane, Panaji', 'Thane/Panaji', '-Thane', '...'];
    expect(typed.filter((text) => unlistedCity(text, []) !== null)).toEqual([]);
    expect(unlistedCity('x'.repeat(limits.shortText.max + 1), [])).toBeNull();
  });
});

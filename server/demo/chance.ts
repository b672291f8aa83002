import { faker } from '@faker-js/faker/locale/base';
import { v7 } from 'uuid';

/** Starts the sequence of choices over, so that the same seed makes the same people. */
export function seedChance(seed: number): void {
  faker.seed(seed);
}

/** A whole number from min to max, both included. */
export function between(min: number, max: number): number {
  return max <= min ? min : faker.number.int({ min, max });
}

/** True in `share` of a hundred cases. */
export function percent(share: number): boolean {
  return faker.number.int({ min: 0, max: 99 }) < share;
}

/** One of the list. */
export function oneOf<T>(list: readonly T[]): T {
  return faker.helpers.arrayElement(list);
}

/** So many small letters; no vowels, so that they make no word. */
export function letters(count: number): string {
  return faker.string.fromCharacters('bcdfghjkmnpqrstvwxz', count);
}

/** Some of the list in random order: as many as asked for, or all when there are fewer. */
export function someOf<T>(list: readonly T[], count: number): T[] {
  return faker.helpers.arrayElements(list, Math.min(count, list.length));
}

/** The list in random order. */
export function shuffled<T>(list: readonly T[]): T[] {
  return faker.helpers.shuffle(list);
}

/** One of the values, each as likely as its weight. */
export function weighted<T>(choices: readonly (readonly [weight: number, value: T])[]): T {
  return faker.helpers.weightedArrayElement(
    choices.filter(([weight]) => weight > 0).map(([weight, value]) => ({ weight, value })),
  );
}

/** A UUIDv7 of an instant that is the same for the same sequence of choices. */
export function idAt(instant: Date): string {
  const random = Uint8Array.from({ length: 16 }, () => between(0, 255));
  return v7({ msecs: instant.getTime(), random, seq: between(0, 0xff_ffff) });
}

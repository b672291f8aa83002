const forgetters: (() => void)[] = [];

/** Has something forgotten that is kept beside the queries, as soon as another person signs in on the same page. */
export function forgetForOthers(forget: () => void): void {
  forgetters.push(forget);
}

/** Forgets all that is kept of whoever was signed in before. */
export function anotherPersonCame(): void {
  for (const forget of forgetters) forget();
}

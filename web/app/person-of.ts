import type { Place } from './way-back.ts';

/** A person's page, and the form by which the person is edited. */
const PERSON = /^\/(?:edit-)?candidate\/([^/]+)$/;

/** The person (id) whose page or form is at a path. */
export function personOf(pathname = ''): string | undefined {
  return PERSON.exec(pathname)?.[1];
}

let last: { of: string; place: Place } | undefined;

/**
 * Where one (`user`) was before a person's page and form, between which one goes back and forth: `before` is where one was
 * before the one that is shown. A step back does not lead there then.
 */
export function beforePerson(id: string, before: Place | undefined, user: string): Place | undefined {
  const of = `${id} ${user}`;
  if (personOf(before?.pathname) === id)
    return last?.of === of ? { ...last.place, index: undefined } : before;
  last = before && { of, place: before };
  return before;
}

import { useDeferredValue } from 'react';

/**
 * What has been loaded, a moment later: until then undefined, as while it was on its way. What it brings into an empty
 * screen is drawn in parts of some milliseconds, between which a tap is answered, and shown when all of it is drawn;
 * what is loaded later takes its place at once. Without it React draws what a query brings in one go, a page of
 * candidates on a phone in half a second. What is there from the start, as on the way back, is not waited for.
 */
export function useDrawnInParts<Data>(loaded: Data | undefined): Data | undefined {
  return useDeferredValue(loaded !== undefined) ? loaded : undefined;
}

import { lazyRouteComponent } from '@tanstack/react-router';
import { sessionRoutes } from '#contract/session.ts';
import { call } from '#web/lib/api.ts';
import { loadMissingStyles } from '#web/lib/missing-styles.ts';
import { isMissingPart, isMissingStyle } from '#web/lib/newer-version.ts';

/** In whose words the router knows that code is missing; of a stylesheet it does not. */
const LOADS_ANEW = 'Failed to fetch dynamically imported module';

/**
 * A screen whose code is loaded when it is asked for. Code that is missing makes the router load the page anew, once, for
 * a newer version has other code. With the server away that would put the browser's own page in place of ours and of
 * what is open in it: then the screen's place says so instead, and tries again when asked.
 */
export const loadScreen: typeof lazyRouteComponent = (load, name) => {
  const loadWithStyles = async () => {
    try {
      await loadMissingStyles();
      return await load();
    } catch (error) {
      // Throws what stands in the way when the server does not answer.
      if (isMissingPart(error)) await call(sessionRoutes.appInfo);
      throw isMissingStyle(error) ? new Error(`${LOADS_ANEW}: ${error.message}`, { cause: error }) : error;
    }
  };
  return lazyRouteComponent(loadWithStyles, name);
};

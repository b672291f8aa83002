import type { Query, QueryCache } from '@tanstack/react-query';

/**
 * Has a query that failed stay failed while it is asked for again, by Retry or by itself, as long as somebody looks at it: it
 * would else be a query without an error and without an answer, and what tells of the failure would go and come back. Whoever
 * comes to the screen anew finds it waiting, and not an error of before.
 */
export function keepErrors(cache: QueryCache): void {
  const failed = new WeakMap<Query, Error>();
  const begun = new WeakSet<Query>();
  cache.subscribe(({ type, query, ...event }) => {
    if (type === 'observerAdded' && query.getObserversCount() === 1) begun.add(query);
    if (type !== 'updated' || !('action' in event)) return;
    if (event.action.type === 'error') {
      failed.set(query, event.action.error);
      // It may have been asked for before anybody looked at it.
      begun.delete(query);
    }
    // Made as if it had never been asked for, as for another person.
    if (event.action.type === 'setState' && !query.state.error) failed.delete(query);
    if (event.action.type !== 'fetch') return;
    const error = failed.get(query);
    failed.delete(query);
    const isNew = begun.delete(query) || query.getObserversCount() === 0;
    if (error && !isNew && query.state.status === 'pending') query.setState({ error, status: 'error' });
  });
}

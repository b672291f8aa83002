import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { DEFAULT_TIME_ZONE, dayOf } from '#contract/dates.ts';
import { sessionRoutes } from '#contract/session.ts';
import { call } from './api.ts';

/**
 * The installation's name, time zone and whether it sends mail; they do not change while the page is open. Only whether it
 * is set up does, once.
 */
export const appInfoQuery = queryOptions({
  queryKey: ['app'],
  queryFn: ({ signal }) => call(sessionRoutes.appInfo, { signal }),
  staleTime: ({ state }) => (state.data?.is_set_up === false ? 0 : Infinity),
});

/** The product's name, '' until it is known. */
export function useAppName(): string {
  return useQuery(appInfoQuery).data?.name ?? '';
}

/** Whether mail leaves the server; taken to, until it is known. */
export function useSendsMail(): boolean {
  return useQuery(appInfoQuery).data?.sends_mail ?? true;
}

/** Whether anybody has an account yet; taken to, until it is known. Asked again when the page is looked at again. */
export function useIsSetUp(): boolean {
  return useQuery(appInfoQuery).data?.is_set_up ?? true;
}

/** The time zone in which days are reckoned. */
export function useTimeZone(): string {
  return useQuery(appInfoQuery).data?.time_zone ?? DEFAULT_TIME_ZONE;
}

/** Today (YYYY-MM-DD) in a time zone, at the moment of the call: for what is sent, not for what is shown. */
export function todayIn(timeZone: string): string {
  return dayOf(new Date(), timeZone);
}

const MINUTE_MS = 60_000;
const looks = new Set<() => void>();
const lookAll = () => looks.forEach((look) => look());
let minutes: ReturnType<typeof setInterval> | undefined;

/**
 * Has what goes by the clock looked at anew: each minute, as what stands there is drawn once, and when the page is looked
 * at again, before anybody reads a day on one that was left open overnight. Returns what ends it.
 */
export function onLookedAt(look: () => void): () => void {
  if (looks.size === 0) {
    window.addEventListener('focus', lookAll);
    document.addEventListener('visibilitychange', lookAll);
    minutes = setInterval(lookAll, MINUTE_MS);
  }
  looks.add(look);
  return () => {
    looks.delete(look);
    if (looks.size > 0) return;
    window.removeEventListener('focus', lookAll);
    document.removeEventListener('visibilitychange', lookAll);
    clearInterval(minutes);
  };
}

/** Today (YYYY-MM-DD) in the installation's time zone; renewed by the minute. */
export function useToday(): string {
  const timeZone = useTimeZone();
  const today = () => todayIn(timeZone);
  return useSyncExternalStore(onLookedAt, today, today);
}

/** Whether an instant (ISO, null for none) has passed; renewed by the minute. */
export function useHasPassed(at: string | null): boolean {
  const hasPassed = () => at !== null && Date.parse(at) < Date.now();
  return useSyncExternalStore(onLookedAt, hasPassed, hasPassed);
}

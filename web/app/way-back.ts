import { useRouter, type LinkOptions } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useLayoutEffect, useState } from 'react';
import { z } from 'zod';
import { useSession } from '#web/lib/session.ts';
import { entryOf, keepForReload, keptForReload } from './kept-for-reload.ts';

/** Where one was before a screen: its path, and what was searched and filtered for there. */
export interface Place {
  pathname: string;
  search: object;
  /** where in the browser's history it is */
  index?: number | undefined;
  /** kept for a reload without what was typed to search there */
  isWithoutTyped?: boolean | undefined;
}

const placeSchema = z.object({
  pathname: z.string(),
  search: z.record(z.string(), z.unknown()),
  index: z.number().optional(),
  isWithoutTyped: z.boolean().optional(),
});

type WayBack = LinkOptions & { label: string };

interface BackLinkProps {
  onClick?: (event: MouseEvent) => void;
}

/** Of all places, those that a way back leads to. */
const KEPT = /^\/(|candidates|submissions|jobs(\/[^/]+\/candidates)?)$/;
const JOB = /^\/jobs\/([^/]+)\/candidates$/;

/**
 * From a person's page: to the job, the list or, by way of what comes up, the dashboard that it was opened from, as it was left,
 * else to the list of candidates.
 */
export function fromPerson(before: Place | undefined): WayBack {
  if (before?.pathname === '/') return { to: '/', search: before.search, label: 'Back to Dashboard' };
  if (before?.pathname === '/jobs') return toJobs(before);
  if (before?.pathname === '/submissions') return toSubmissions(before);
  return toJob(before) ?? toCandidates(before);
}

/** To the job that one comes from, as its page was left. */
export function toJob(before: Place | undefined): WayBack | undefined {
  const id = before && JOB.exec(before.pathname)?.[1];
  if (id === undefined) return undefined;
  return { to: '/jobs/$id/candidates', params: { id }, search: before?.search, label: 'Back to Job' };
}

/** The job (id) that a way back leads to. */
export function jobOf({ to, params }: WayBack): string | undefined {
  return to === '/jobs/$id/candidates' && typeof params === 'object' && 'id' in params
    ? String(params.id)
    : undefined;
}

/** From editing a person: to the submissions, where HR was asked to correct something, else to the list of candidates. */
export function fromEditing(before: Place | undefined): WayBack {
  return before?.pathname === '/submissions' ? toSubmissions(before) : toCandidates(before);
}

/** From what is told of a job: to the submissions that it was opened from, as they were left, else to the list of jobs. */
export function fromJob(before: Place | undefined): WayBack {
  return before?.pathname === '/submissions' ? toSubmissions(before) : toJobs(before);
}

/** To the list of candidates: as it was left, if one comes from there. */
export function toCandidates(before: Place | undefined): WayBack {
  return { to: '/candidates', label: 'Back to Candidates', ...asLeft('/candidates', before) };
}

/** To the list of jobs: as it was left, if one comes from there. */
export function toJobs(before: Place | undefined): WayBack {
  return { to: '/jobs', label: 'Back to Jobs', ...asLeft('/jobs', before) };
}

function toSubmissions({ search }: Place): WayBack {
  return { to: '/submissions', search, label: 'Back to Submissions' };
}

function asLeft(list: string, before: Place | undefined): { search?: object } {
  return before?.pathname === list ? { search: before.search } : {};
}

/**
 * Where one was before the screen that is shown, also after a reload; `carried` where it is known otherwise. What was typed to
 * search there, a name say, is not kept for a reload: whoever goes the step back finds it in the address all the same.
 */
export function usePlaceBefore(carried?: Place): Place | undefined {
  const router = useRouter();
  const { user_id } = useSession().profile;
  const entry = entryOf(router);
  const isShown = useIsShown();
  const [before] = useState(() => {
    if (carried) return carried;
    // While a screen is first drawn, the router still counts the one before as the one that is shown; after a reload there is none.
    const shown = router.state.resolvedLocation;
    if (shown && shown.state.__TSR_key !== entry) return placeAt(shown);
    return keptForReload(`before.${entry}`, user_id, placeSchema);
  });
  useLayoutEffect(() => {
    if (before && KEPT.test(before.pathname) && isShown())
      keepForReload(`before.${entry}`, user_id, withoutTyped(before));
  }, [entry, user_id, before, isShown]);
  return before;
}

/** Whether the screen that asks is still the one that the address is of: it is drawn yet while the next one is loaded. */
export function useIsShown(): () => boolean {
  const router = useRouter();
  const [pathname] = useState(() => router.latestLocation.pathname);
  return useCallback(() => router.latestLocation.pathname === pathname, [router, pathname]);
}

/** With what was filtered for and how it was sorted; without the page, which would be another one of what was not searched. */
function withoutTyped(place: Place): Place {
  if (!('search' in place.search)) return place;
  const { search: _typed, page: _page, ...others } = place.search as { search: unknown; page?: unknown };
  return { ...place, search: others, isWithoutTyped: true };
}

const placeAt = ({ pathname, search, state }: ReturnType<typeof useRouter>['latestLocation']): Place => ({
  pathname,
  search,
  index: state.__TSR_index,
});

/** The way back for the link above a screen's heading, which goes a step back where it can. */
export function useBackLink(choose: (before: Place | undefined) => WayBack): WayBack & BackLinkProps {
  return useLinkTo(choose, usePlaceBefore());
}

/**
 * The link to where one was before. Where it leads to the very screen that one was on a step before, it goes that
 * step back, as the browser's own button does: to where that screen was scrolled, and without a further step to go back by.
 */
export function useLinkTo(
  choose: (before: Place | undefined) => WayBack,
  before: Place | undefined,
): WayBack & BackLinkProps {
  const { history, latestLocation } = useRouter();
  const [link] = useState(() => {
    const way = choose(before);
    const at = latestLocation.state.__TSR_index;
    const isStepBack = before?.index === at - 1 && way.search === before.search;
    if (!isStepBack) return way;
    const onClick = (event: MouseEvent) => {
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (isElsewhere || history.location.state.__TSR_index !== at) return;
      event.preventDefault();
      // Pressed here, it means this step, also while a menu is still going away.
      history.back({ ignoreBlocker: true });
    };
    return { ...way, onClick };
  });
  return link;
}

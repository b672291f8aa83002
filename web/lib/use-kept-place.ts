import { useRouter } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The first item in view, and where its upper edge was in the window, in pixels. */
interface Place {
  id: string;
  top: number;
}

/** Where lists were left, by the step of the browser's history and the list's name. */
const places = new Map<string, Place>();

interface KeptList {
  /** tells it from the others on its screen */
  name: string;
  /** its items, by `data-item` with the item's id, are somewhere within */
  list: RefObject<HTMLElement | null>;
  /** what scrolls: the page, or the list within it */
  scrolls: 'page' | 'list';
  /** of its items, in their order; undefined while they are loaded */
  ids: readonly string[] | undefined;
  /** the lowest item with its gap, in pixels */
  least: number;
}

/**
 * Keeps where a long list is scrolled while another screen is shown: who comes back by a step of the history finds the same
 * item in the same place. By the item and not in pixels, as the router does it, since items that were never in view count with
 * a height that was only estimated. Returns how many items to draw at once for that, down to the window's lower edge, and with
 * their true heights.
 */
export function useKeptPlace({ name, list, scrolls, ids, least }: KeptList): number {
  const router = useRouter();
  const stepOf = (location = router.latestLocation) => location.state.__TSR_key ?? location.href;
  const [kept] = useState(() => places.get(`${stepOf()} ${name}`));
  const [whole] = useState(() => {
    const at = kept && ids ? ids.indexOf(kept.id) : -1;
    return at === -1 ? 0 : at + 1 + Math.ceil(innerHeight / least);
  });

  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const bringBack = () => {
      const item = kept && box.querySelector(`[data-item="${CSS.escape(kept.id)}"]`);
      if (!item) return;
      const by = item.getBoundingClientRect().top - kept.top;
      if (scrolls === 'page') window.scrollBy({ top: by, behavior: 'instant' });
      else box.scrollTop += by;
    };
    // The router scrolls once the screen is drawn; this comes after it.
    const isDrawn = router.state.resolvedLocation && stepOf(router.state.resolvedLocation) === stepOf();
    const stop = isDrawn ? undefined : router.subscribe('onRendered', bringBack);
    if (isDrawn) bringBack();
    return () => {
      stop?.();
      // While a screen goes, the router still counts it as the one that is shown.
      const left = router.state.resolvedLocation;
      const place = firstInView(box, scrolls === 'page' ? 0 : box.getBoundingClientRect().top);
      if (left && place) places.set(`${stepOf(left)} ${name}`, place);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once when the list comes, and once when it goes
  }, []);
  return whole;
}

function firstInView(box: HTMLElement, edge: number): Place | undefined {
  for (const item of box.querySelectorAll<HTMLElement>('[data-item]')) {
    const { top, bottom } = item.getBoundingClientRect();
    if (bottom > edge) return { id: item.dataset['item']!, top };
  }
  return undefined;
}

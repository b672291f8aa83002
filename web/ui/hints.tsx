import { startTransition, useEffect, useState } from 'react';
import { timing } from '#contract/limits.ts';
import { onDemand } from './on-demand.tsx';

// Needed by the first hint only, and not by a page's first load.
const HintTooltip = onDemand(() => import('./hint-tooltip.tsx'));

interface Shown {
  target: HTMLElement;
  text: string;
}

/**
 * Shows the hint (`data-hint`) of whatever is pointed at for a while, focused by keyboard or touched. One for the whole page:
 * a list of 500 people has thousands of hints, and a tooltip's own parts for each would make it slow. Where its code cannot
 * be had, the page goes on without and asks again with the next hint.
 */
export function Hints() {
  const shown = useShown();
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (shown && !isThere) void HintTooltip.ready().then(setIsThere);
  }, [shown, isThere]);
  return shown && isThere ? <HintTooltip {...shown} /> : null;
}

function useShown(): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    const on = <K extends keyof DocumentEventMap>(kind: K, listener: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(kind, listener, { signal: listening.signal, capture: true, passive: true });
    let pointedAt: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    // After what the touch or the key does itself has been painted.
    const show = (target: HTMLElement) =>
      startTransition(() => setShown({ target, text: target.dataset['hint'] ?? '' }));
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const pointAt = (target: HTMLElement | null) => {
      if (target === pointedAt) return;
      pointedAt = target;
      hide();
      if (target) timer = setTimeout(() => show(target), timing.tooltipDelay);
    };

    on('pointerover', (event) => {
      if (event.pointerType !== 'touch') pointAt(hinting(event.target));
    });
    on('pointerout', ({ relatedTarget, pointerType }) => {
      if (pointerType !== 'touch' && relatedTarget === null) pointAt(null); // has left the page
    });
    on('pointerdown', hide);
    on('pointerup', (event) => {
      const target = event.pointerType === 'touch' ? hinting(event.target) : null;
      // What does something when touched does that.
      if (target && !target.closest('a, button:not([aria-disabled="true"])')) show(target);
    });
    on('focusin', (event) => {
      const target = hinting(event.target);
      if (target?.matches(':focus-visible')) show(target);
    });
    on('focusout', ({ target }) => {
      // The focus may go from elsewhere because this hint has been touched.
      const left = hinting(target);
      setShown((was) => (was?.target === left ? null : was));
    });
    // Whoever types has no need of what a field says of itself.
    on('input', hide);
    on('keydown', ({ key }) => {
      if (key === 'Escape') hide();
    });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  // A row that goes away, by scrolling or by a change elsewhere, does not say so; nor does an element that says something else.
  useEffect(() => {
    if (!shown) return undefined;
    const { target } = shown;
    const watcher = new MutationObserver(() => {
      const text = target.isConnected && target.dataset['hint'];
      if (text !== shown.text) setShown(text ? { target, text } : null);
    });
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-hint'] });
    return () => watcher.disconnect();
  }, [shown]);

  return shown;
}

function hinting(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
}

/** Where the focus was, and what to look for it around once that has gone. */
interface Spot {
  element: HTMLElement;
  /** the dialog or menu in which it is, null on the screen itself */
  layer: Element | null;
  /** what stands around it, from within, up to its layer or the screen's main part */
  around: readonly HTMLElement[];
  /** as the how manieth button of its group, counted from 0 */
  place: number;
  /** where the focus was before its layer was opened */
  before: Spot | undefined;
}

/** What is opened over the screen or over another, and gives the focus back; a message, too, which stands apart from both. */
const LAYER = '[role="dialog"], [role="menu"], .mantine-Notification-root';

/** Pressed, such a thing has the focus by itself, or gives it to what it is of. */
const PRESSABLE = 'a, button, input, select, textarea, label, [tabindex]';

/** Buttons of a kind: when one goes, the next takes its place. */
const GROUP = '[role="group"]:not([tabindex])';

/** What knows better where the focus goes has put it there this soon: a dialog while it closes, in milliseconds. */
const SETTLED = 200;

/**
 * Where what has the focus goes from the page, or is disabled until something is done, and nothing else takes the focus, it
 * does not fall to the page's beginning: it goes back to what was disabled, on to what has come to stand in the same place of a
 * group, or to the innermost part around that takes it, or its heading; out of a dialog or menu that has gone, to what
 * had it before, in the same manner.
 */
export function letFocusStayNear(): void {
  let spot: Spot | undefined;
  let settling = 0;
  /** the focus has just come back out of a dialog or menu, and what it came to may still move with what was done there */
  let isBack = false;
  const bringIntoView = () => {
    if (isBack && spot && isOutOfView(spot.element)) spot.element.scrollIntoView({ block: 'center' });
  };
  const settle = () => {
    bringIntoView();
    if (!spot || hasFocus()) return;
    clearTimeout(settling);
    settling = window.setTimeout(() => {
      // Not before it can be pressed again, or is gone: this is asked once more then.
      if (spot && !hasFocus() && !isDisabled(spot.element)) takerFor(spot)?.focus({ preventScroll: true });
    }, SETTLED);
  };
  // This comes after the screen.
  if (hasFocus()) spot = spotOf(document.activeElement as HTMLElement, undefined);
  document.addEventListener('focusin', ({ target }) => {
    const from = spot;
    spot = spotOf(target as HTMLElement, from);
    isBack = from?.layer != null && from.before !== undefined && spot.layer === from.before.layer;
    // What it is given back to is not scrolled to by itself.
    requestAnimationFrame(bringIntoView);
  });
  // From then on one is where one goes.
  for (const kind of ['pointerdown', 'wheel', 'keydown', 'touchmove'])
    document.addEventListener(kind, () => (isBack = false), { capture: true, passive: true });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null || !document.hasFocus()) return;
    // Browsers also tell of leaving what is being taken away, some before it is gone.
    queueMicrotask(() => {
      if (spot?.element !== target) return;
      // Nobody is led back to what they have pressed beside.
      if (takesFocus(spot.element)) spot = undefined;
      else settle();
    });
  });
  document.addEventListener('pointerdown', ({ target }) => {
    // Of whoever reads on elsewhere while what they had pressed waits for its answer.
    if (!hasFocus() && !(target as Element).closest(PRESSABLE)) spot = undefined;
  });
  new MutationObserver(settle).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
const isOutOfView = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return isShown(element) && (bottom <= 0 || top >= window.innerHeight);
};
const isShown = (element: Element) => element.isConnected && element.checkVisibility();
const isDisabled = (element: Element) => element.isConnected && element.matches(':disabled');
const takesFocus = (element: Element) => isShown(element) && !isDisabled(element);

function spotOf(element: HTMLElement, last: Spot | undefined): Spot {
  const layer = element.closest(LAYER);
  const group = element.closest(GROUP);
  return {
    element,
    layer,
    around: [...partsAround(element)],
    place: group ? buttonsOf(group).indexOf(element) : 0,
    before: layer ? beforeLayer(layer, last) : undefined,
  };
}

/** Where the focus was before a layer was opened, if it is there now and was at `last` just before. */
function beforeLayer(layer: Element, last: Spot | undefined): Spot | undefined {
  for (let spot = last; spot; spot = spot.before) if (spot.layer === layer) return spot.before;
  return last;
}

function* partsAround(element: HTMLElement): Generator<HTMLElement> {
  if (element.matches(LAYER)) return;
  const part = element.parentElement;
  if (!part || part.matches('main, body')) return;
  yield part;
  yield* partsAround(part);
}

const buttonsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>('button:enabled')];

function takerFor({ element, around, place, before }: Spot): HTMLElement | null | undefined {
  if (takesFocus(element)) return element;
  for (const part of around) {
    const taker = isShown(part) && takerIn(part, place);
    if (taker) return taker;
  }
  return before ? takerFor(before) : topOfAll();
}

/** The dialog in front, which covers all else, or the screen's heading. */
function topOfAll(): HTMLElement | null {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')];
  return dialogs.findLast(isShown) ?? document.querySelector<HTMLElement>('main h1');
}

function takerIn(part: HTMLElement, place: number): HTMLElement | null | undefined {
  if (part.matches('[tabindex]')) return part;
  if (part.matches(GROUP))
    return buttonsOf(part)
      .slice(0, place + 1)
      .at(-1);
  const heading = headingOf(part);
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/** Its own, and not that of something in it. */
const headingOf = (part: HTMLElement) =>
  document.getElementById(part.getAttribute('aria-labelledby') ?? '') ??
  part.querySelector<HTMLElement>(':scope > :is(h1, h2, h3)');

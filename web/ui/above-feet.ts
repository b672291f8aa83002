/** What lies on the screen, in pixels from its upper left corner. */
type Place = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** From the lower edge of the window, in pixels: above the last row of a page. */
const LEAST = 72;
const GAP = 8;
/** What the header takes of the window: what is told comes to lie over no part of it. */
const HEADER = 56;

/** What stays in sight at the foot of a dialog or a list, and the buttons with which a form ends, beside which nothing stands. */
const FEET = '[data-foot], [data-form-buttons] :is(button, a)';

/**
 * How far above the lower edge of the window (pixels) toasts stand so that they cover nothing of the feet: as low as may be;
 * as low as ever where there is no room above them.
 */
export function aboveFeet(toasts: Place, feet: readonly Place[], windowHeight: number): number {
  const height = toasts.bottom - toasts.top;
  let bottom = LEAST;
  for (const foot of feet.toSorted((one, other) => other.bottom - one.bottom)) {
    const edge = windowHeight - bottom;
    const isBeside = foot.right <= toasts.left || foot.left >= toasts.right;
    const isCovered = !isBeside && foot.top < edge && foot.bottom > edge - height;
    if (isCovered) bottom = windowHeight - foot.top + GAP;
  }
  return bottom + height > windowHeight - HEADER ? LEAST : bottom;
}

/** Where that is now; of a page behind a dialog nothing can be pressed. */
export function aboveFeetNow(toasts: Element): number {
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  const feet = [...(dialog ?? document).querySelectorAll(FEET)].map((each) => each.getBoundingClientRect());
  return aboveFeet(
    toasts.getBoundingClientRect(),
    feet.filter(({ width }) => width > 0),
    window.innerHeight,
  );
}

/** What does a deed when it is pressed; no link, no arrow of a number or a calendar, which are pressed again and again. */
const DEED = 'button.mantine-Button-root';

/**
 * A double click, or a key that is held down, is one press of a button: the second would be sent before the screen shows
 * that the first is under way, or would meet whatever has come to stand below the pointer by then.
 */
export function keepToOnePress(page: Document): void {
  let wasDeed = false;
  const take = (event: Event, isAgain: boolean) => {
    const isDeed = event.target instanceof Element && event.target.closest(DEED) !== null;
    if (isDeed && isAgain) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    return isDeed;
  };
  page.addEventListener(
    'click',
    (event) => {
      wasDeed = take(event, event.detail > 1 && wasDeed);
    },
    true,
  );
  page.addEventListener(
    'keydown',
    (event) => take(event, event.repeat && (event.key === 'Enter' || event.key === ' ')),
    true,
  );
}

import type { KeyboardEvent } from 'react';

/**
 * On a radio button that has the focus while none is chosen yet: the first arrow key chooses that one. Left to the browser it
 * goes on to the next, so that somebody is moved past a stage that was never chosen.
 */
export function chooseFirst(isChosen: boolean, choose: () => void) {
  return (event: KeyboardEvent): void => {
    if (isChosen || !['ArrowDown', 'ArrowRight'].includes(event.key)) return;
    event.preventDefault();
    choose();
  };
}

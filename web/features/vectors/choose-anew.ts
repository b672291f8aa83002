import type { MouseEvent } from 'react';

/** A browser tells of no choice of the file that is chosen already, though it has been corrected since. */
export const chooseAnew = (event: MouseEvent<HTMLInputElement>): void => {
  event.currentTarget.value = '';
};

/** No 0/O, 1/l/I: it is read aloud and typed from a note. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A random temporary password of four groups of four ("k7Wp-…"), about 92 bits. */
export function temporaryPassword(): string {
  return Array.from({ length: GROUPS }, randomGroup).join('-');
}

function randomGroup(): string {
  let group = '';
  while (group.length < GROUP_LENGTH) {
    // A byte past the last whole multiple is thrown away, or the first letters would come more often.
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < Math.floor(256 / LETTERS.length) * LETTERS.length) group += LETTERS[byte % LETTERS.length];
  }
  return group;
}

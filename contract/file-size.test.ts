import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it('tells the size of a file in kilobytes, and in megabytes from the first on', () => {
  const sizes = [0, 300, 8 * 1024, 1024 ** 2 - 1, 1024 ** 2, 2.44 * 1024 ** 2];
  expect(sizes.map(fileSize)).toEqual(['1 kB', '1 kB', '8 kB', '1.0 MB', '1.0 MB', '2.4 MB']);
});

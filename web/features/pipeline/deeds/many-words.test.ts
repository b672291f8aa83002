import { expect, it } from 'vitest';
import { undoneText } from './many-words.ts';

const stayed = (...names: string[]) => names.map((name) => ({ name, message: 'Moved on meanwhile.' }));

it('moves that were all taken back are counted', () => {
  expect(undoneText(2, [])).toEqual({ title: 'Moves undone', body: '2 moves undone.' });
  expect(undoneText(1, [])).toEqual({ title: 'Moves undone', body: '1 move undone.' });
});

it('who stayed is named, and nothing is said to be done that was not', () => {
  expect(undoneText(3, stayed('Asha'))).toEqual({
    title: '2 of 3 moves undone',
    body: 'Asha: Moved on meanwhile.',
  });
  expect(undoneText(1, stayed('Asha')).title).toBe('0 of 1 move undone');
});

it('of many only a few are named, as a toast goes by itself', () => {
  const { title, body } = undoneText(500, stayed('Asha', 'Bina', 'Chand', 'Dev', 'Esha'));
  expect(title).toBe('495 of 500 moves undone');
  expect(body).toBe(
    'Asha: Moved on meanwhile. Bina: Moved on meanwhile. Chand: Moved on meanwhile. And 2 more.',
  );
});

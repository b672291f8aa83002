import { expect, it } from 'vitest';
import { linesOf } from './match-evidence.tsx';

it('a line that shows several skills is told once, without the bullet that it has', () => {
  expect(
    linesOf([
      { skill: 'Tally', line: 'Skills: Tally, GST' },
      { skill: 'TDS', line: '• Filed TDS returns for six years' },
      { skill: 'GST', line: 'Skills: Tally, GST' },
    ]),
  ).toEqual([
    { line: 'Skills: Tally, GST', skills: ['Tally', 'GST'] },
    { line: 'Filed TDS returns for six years', skills: ['TDS'] },
  ]);
});

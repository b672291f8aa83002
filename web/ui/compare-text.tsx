import { Text } from '@mantine/core';
import { useMemo } from 'react';
import classes from './compare-text.module.css';
import { differences, type Piece } from './differences.ts';

/** characters of unchanged text that stay visible on each side of a change */
const AROUND = 60;

/** A text with what was taken out and put in marked, unchanged stretches shortened. */
export function CompareText({ from, to }: { from: string; to: string }) {
  const pieces = useMemo(() => differences(from, to), [from, to]);
  if (from === '' && to === '')
    return (
      <Text size="sm" c="dimmed">
        Empty
      </Text>
    );
  return (
    <Text size="sm" component="div" className={classes.text}>
      {pieces.map((piece, index) => (
        <Marked piece={piece} isFirst={index === 0} isLast={index === pieces.length - 1} key={index} />
      ))}
      {to === '' && (
        <Text span c="dimmed">
          {' '}
          Empty
        </Text>
      )}
    </Text>
  );
}

function Marked({ piece, isFirst, isLast }: { piece: Piece; isFirst: boolean; isLast: boolean }) {
  if (piece.added) return <ins className={classes.added}>{piece.value}</ins>;
  if (piece.removed) return <del className={classes.removed}>{piece.value}</del>;
  return <span>{shortened(piece.value, isFirst ? 0 : AROUND, isLast ? 0 : AROUND)}</span>;
}

/** Keeps so many characters, in whole words, at the beginning and the end. */
function shortened(text: string, before: number, after: number): string {
  if (text.length <= 3 * AROUND) return text;
  const start = text.slice(0, before).replace(/\S*$/, '');
  const end = after === 0 ? '' : text.slice(-after).replace(/^\S*/, '');
  return `${start}…${end}`;
}

import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { hint } from '#web/ui/hint.tsx';
import { COLUMNS } from './board-columns.ts';
import classes from './board.module.css';

/** A column of which less than this is out of sight (pixels) shows all that there is to be read. */
const HARDLY = 4;

/** The stages that are not to be seen, or not as a whole, on either side of the board. */
interface Sides {
  before: string;
  after: string;
}

const NOTHING: Sides = { before: '', after: '' };

/** Of the board's columns those that go on beyond its sides, as they are now. */
function useSides(board: RefObject<HTMLElement | null>): Sides {
  const [sides, setSides] = useState(NOTHING);
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const look = () => {
      const found = sidesOf(element);
      setSides((before) => (before.before === found.before && before.after === found.after ? before : found));
    };
    // It is told of each once as well; a column is wider with people than without.
    const sizes = new ResizeObserver(look);
    for (const each of [element, ...element.querySelectorAll('[data-column]')]) sizes.observe(each);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [board]);
  return sides;
}

function sidesOf(board: HTMLElement): Sides {
  const { left, right } = board.getBoundingClientRect();
  const columns = [...board.querySelectorAll<HTMLElement>('[data-column]')].map((column) => {
    const place = column.getBoundingClientRect();
    const label = COLUMNS.find(({ key }) => key === column.dataset['column'])?.label ?? '';
    return { label, isBefore: place.left < left - HARDLY, isAfter: place.right > right + HARDLY };
  });
  const labels = (those: typeof columns) => those.map(({ label }) => label).join(', ');
  return {
    before: labels(columns.filter(({ isBefore }) => isBefore)),
    after: labels(columns.filter(({ isAfter }) => isAfter)),
  };
}

interface BoardSidesProps {
  board: RefObject<HTMLElement | null>;
  /** the board */
  children: ReactNode;
}

/** Around a board that is wider than its place: says on which side it goes on, with what, and leads there. */
export function BoardSides({ board, children }: BoardSidesProps) {
  const { before, after } = useSides(board);
  const go = (direction: 1 | -1) => {
    const element = board.current;
    if (!element) return;
    element.scrollBy({ left: (direction * element.clientWidth) / 2 });
    // The button goes at the end; from the board itself the arrow keys go on.
    element.focus({ preventScroll: true });
  };
  return (
    <div
      className={classes.sides}
      data-before={before !== '' || undefined}
      data-after={after !== '' || undefined}
    >
      {before !== '' && (
        <Side side="before" name="Earlier stages" stages={before} onGo={() => go(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </Side>
      )}
      {after !== '' && (
        <Side side="after" name="Later stages" stages={after} onGo={() => go(1)}>
          <IconChevronRight size={18} aria-hidden />
        </Side>
      )}
      {children}
    </div>
  );
}

interface SideProps {
  side: keyof Sides;
  name: string;
  stages: string;
  onGo: () => void;
  children: ReactNode;
}

// A phone shows one stage at a time, and has a field that leads to each.
function Side({ side, name, stages, onGo, children }: SideProps) {
  return (
    <ActionIcon
      visibleFrom="sm"
      variant="filled"
      radius="xl"
      size="lg"
      className={classes.side}
      data-side={side}
      aria-label={name}
      {...hint(`${name}: ${stages}`)}
      onClick={onGo}
    >
      {children}
    </ActionIcon>
  );
}

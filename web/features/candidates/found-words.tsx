import classes from './found-words.module.css';

/** Where a resume says what was asked for: every second piece is that. */
export function FoundWords({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, at) =>
    at % 2 === 1 ? (
      <mark key={at} className={classes.found}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

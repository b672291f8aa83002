import { encodeQR } from 'qr';
import { useMemo } from 'react';
import classes from './qr-code.module.css';

/** Blank modules around it, without which cameras find no beginning. */
const QUIET = 4;

/** A text as a QR code, drawn here: no other host learns of it. Dark on light in both schemes, as cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
    const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: rows.length, path: squares.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes.code}
    >
      <path d={path} />
    </svg>
  );
}

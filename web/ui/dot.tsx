/** Between two parts of a line: it stays with what goes before it, for no line begins with a separator. */
export function Dot() {
  return <span style={{ whiteSpace: 'nowrap' }}> ·</span>;
}

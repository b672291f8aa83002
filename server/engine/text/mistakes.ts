/** How many letters are wrong, missing, too many or change places, at most `most + 1`. */
export function mistakes(written: string, name: string, most: number): number {
  if (Math.abs(written.length - name.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: name.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= written.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= name.length; at += 1) {
      const same = written[row - 1] === name[at - 1];
      const swapped = written[row - 1] === name[at - 2] && written[row - 2] === name[at - 1];
      here[at] = Math.min(
        (last[at] ?? 0) + 1,
        (here[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, here];
  }
  return last[name.length] ?? most + 1;
}

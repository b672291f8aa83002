/**
 * The lines of a stream of text as they become whole: ended by LF (or CRLF) only, because U+2028 may stand inside a JSON string,
 * and however long. A last line without an end counts; nothing after the last end does not. A byte order mark is dropped.
 */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let pieces: string[] = [];
  let isFirst = true;
  const whole = (end: string): string => {
    const line = [...pieces, end].join('');
    pieces = [];
    const withoutMark = isFirst && line.startsWith('\uFEFF') ? line.slice(1) : line;
    isFirst = false;
    return withoutMark.endsWith('\r') ? withoutMark.slice(0, -1) : withoutMark;
  };
  for await (const chunk of chunks) {
    const parts = chunk.split('\n');
    const rest = parts.pop() ?? '';
    for (const part of parts) yield whole(part);
    if (rest !== '') pieces.push(rest);
  }
  if (pieces.length > 0) yield whole('');
}

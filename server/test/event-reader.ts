import { createParser } from 'eventsource-parser';

interface Told {
  type: string;
  id: string | undefined;
  data: unknown;
}

/** Reads server-sent events one by one, as they come. */
export function eventReader(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const told: Told[] = [];
  let comments = 0;
  const parser = createParser({
    onEvent: ({ event, id, data }) =>
      void told.push({ type: event ?? 'message', id, data: JSON.parse(data) as unknown }),
    onComment: () => void (comments += 1),
  });
  const readOn = async () => {
    const { done, value } = await reader.read();
    if (!done) parser.feed(value);
    return !done;
  };
  return {
    /** The next event; undefined when the stream has ended. */
    next: async (): Promise<Told | undefined> => {
      while (told.length === 0) if (!(await readOn())) return undefined;
      return told.shift();
    },
    /** Waits for one more comment, which is a sign of life. */
    beat: async (): Promise<void> => {
      const before = comments;
      while (comments === before) if (!(await readOn())) throw new Error('The stream has ended');
    },
    leave: () => reader.cancel(),
  };
}

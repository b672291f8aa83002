import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A line to a server that can be cut, as when that restarts: what is connected breaks off, and nobody gets through. */
export interface CutLine {
  port: number;
  cut(isCut: boolean): void;
  close(): Promise<void>;
}

/** Lays one, from a port of this machine. */
export async function cutLine(to: NetConnectOpts): Promise<CutLine> {
  const ends = new Set<Socket>();
  let isOpen = true;
  const server = createServer((near) => {
    const far = connect(to);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => {});
      end.once('close', () => {
        ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
    if (!isOpen) near.destroy();
  });
  const cut = (isCut: boolean) => {
    isOpen = !isCut;
    if (isCut) for (const end of ends) end.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut(true);
      }),
  };
}

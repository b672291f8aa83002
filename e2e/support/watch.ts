import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What went wrong in a browser without anybody seeing it on the screen. */
export interface Watch {
  /** Watches every page of the context. */
  over: (context: BrowserContext) => void;
  /** Console errors that the journey provokes on purpose ("status of 409") are let pass. */
  expectError: (text: RegExp) => void;
  /** Everything else: console errors, uncaught exceptions, requests to a foreign host. */
  problems: () => string[];
}

/** What is asked without a person's doing, and answers 401 when nobody is signed in (any more); Chromium reports an error. */
const ASKED_BY_ITSELF = ['/api/session', '/api/events'];

function isNobodySignedIn(message: ConsoleMessage): boolean {
  return (
    message.text().includes('status of 401') &&
    ASKED_BY_ITSELF.includes(new URL(message.location().url).pathname)
  );
}

/** Watches for trouble on the pages of one server's origin. */
export function createWatch(origin: string): Watch {
  const { host } = new URL(origin);
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const checkAddress = (address: string) => {
    const url = new URL(address);
    if (/^(http|ws)s?:$/.test(url.protocol) && url.host !== host)
      seen.push(`Request to a foreign host: ${address}`);
  };
  return {
    over: (context) => {
      context.on('console', (message) => {
        if (message.type() !== 'error' || isNobodySignedIn(message)) return;
        seen.push(`Console error: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) =>
        seen.push(`Uncaught: ${error.error().stack ?? error.error().message}`),
      );
      context.on('request', (request) => checkAddress(request.url()));
      context.on('page', (page) => page.on('websocket', (socket) => checkAddress(socket.url())));
    },
    expectError: (text) => {
      expected.push(text);
    },
    problems: () => seen.filter((problem) => !expected.some((text) => text.test(problem))),
  };
}

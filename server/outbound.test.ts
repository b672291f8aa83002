import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Whatever can open a connection to somewhere. */
const OPENS =
  /(?<![.#\w])fetch\(|\bfrom 'node:(?:https?|http2|tls|dgram|dns(?:\/promises)?)'|\bimport\('node:(?:https?|net|tls)|\bnew WebSocket\(|\b(?:connect|createConnection)\b[^\n]*from 'node:net'|from 'nodemailer|from '@aws-sdk/;

/** Who may, and to where: an address that whoever runs the server has set, never one that somebody has sent. */
const MAY: Record<string, string> = {
  'server/ai/provider-driver.ts': 'AI_BASE_URL, read once at the start; follows no redirect',
  'server/files/s3-file-store.ts':
    'FILES_URL, read once at the start; the access key as Amazon’s own programs find it',
  'server/http/event-stream.ts': 'names the type of an answer',
  'server/http/listen.ts': 'names the type of the server that listens',
  'server/mail/smtp-driver.ts': 'SMTP_URL, read once at the start',
  'server/mail/outbox-driver.ts': 'opens nothing: writes mails into files',
  'reading/open-pdf.ts': 'a method of that name, which hands out files of our own',
};

it('the server asks nobody for anything but whom its settings name, so that nothing that is sent to it can lead it elsewhere', () => {
  const files = globSync(['server/**/*.ts', 'reading/**/*.ts'], {
    cwd: ROOT,
    exclude: ['**/*.test.ts', '**/test/**'],
  });
  expect(files.length).toBeGreaterThan(300);
  const open = files.filter((file) => OPENS.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(open.filter((file) => !(file in MAY))).toEqual([]);
});

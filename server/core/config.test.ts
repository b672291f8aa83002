import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRouter } from './ai-config.ts';
import { readConfig, SETTINGS } from './config.ts';
import { StartupError } from './startup-error.ts';

describe('settings', () => {
  it('have sensible defaults', () => {
    expect(readConfig({}, 'live')).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      appName: 'Niyukti',
      timeZone: 'Asia/Kolkata',
      vendorOwnershipDays: 180,
      admin: null,
      ai: null,
    });
  });

  it('part the work on a PostgreSQL, and its limits', () => {
    const env = {
      DATABASE_URL: 'postgres://pooler/x',
      DATABASE_DIRECT_URL: 'postgres://server/x',
      DATABASE_POOL: '25',
      DATABASE_QUERY_SECONDS: '10',
      ROLE: 'worker',
      DRAIN_SECONDS: '3',
    };
    expect(readConfig(env, 'live')).toMatchObject({
      databaseDirectUrl: 'postgres://server/x',
      databaseLimits: { connections: 25, queryMs: 10_000, idleTransactionMs: 5_000 },
      role: 'worker',
      drainMs: 3000,
    });
  });

  it('treat a blank value as unset', () => {
    expect(readConfig({ PORT: '', APP_NAME: '' }, 'live')).toMatchObject({ port: 3000, appName: 'Niyukti' });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['FILES_URL', '/srv/files'],
    ['FILES_URL', 'file://server/files'],
    ['FILES_URL', 'file:///'],
    ['FILES_URL', 'https://s3.example.com/bucket'],
    ['FILES_URL', 's3://'],
    ['FILES_URL', 's3://Bucket'],
    ['FILES_URL', 's3://bucket/two words'],
    ['FILES_URL', 's3://key:secret@bucket'],
    ['FILES_URL', 's3://bucket?endpoint=minio:9000'],
    ['FILES_URL', 's3://bucket?path-style=maybe'],
    ['FILES_URL', 's3://bucket?secret=x'],
    ['DATABASE_DIRECT_URL', 'mysql://localhost/x'],
    ['DATABASE_DIRECT_URL', 'postgres://localhost/x'], // without DATABASE_URL
    ['DATABASE_POOL', '1'],
    ['DATABASE_QUERY_SECONDS', '60'],
    ['DATABASE_IDLE_SECONDS', '0'],
    ['ROLE', 'boss'],
    ['ROLE', 'worker'], // without DATABASE_URL
    ['DRAIN_SECONDS', '6'],
    ['APP_TIME_ZONE', 'Mars/Base'],
    ['PUBLIC_URL', 'ftp://files.example'],
    ['ADMIN_EMAIL', 'no-address'],
    ['ADMIN_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['AUTH_SECRET', 'short'],
    ['TRUSTED_PROXIES', '10.0.0.0/8'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['AI_BASE_URL', 'ftp://ai.example/v1'],
    ['AI_BASE_URL', 'https://user:secret@ai.example/v1'],
    ['AI_BASE_URL', 'https://ai.example/v1?key=secret'],
    ['AI_API_KEY', 'two words'],
    ['AI_CHAT_MODEL', 'no such\nname'],
    ['AI_EMBEDDING_MODEL', 'a b'],
    ['AI_CHAT_PRICE', '0.15'],
    ['AI_CHAT_PRICE', 'cheap/dear'],
    ['AI_EMBEDDING_PRICE', '-1'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://mail.example.com/inbox'],
    ['SMTP_URL', 'smtp://mail.example.com?tls=none'],
    ['SMTP_URL', 'smtp://user:100%@mail.example.com'],
    ['SMTP_URL', 'smtp://user%0d%0a:pass@mail.example.com'],
    ['MAIL_FROM', 'Niyukti'],
    ['MAIL_FROM', 'Niyukti <hiring>'],
    ['MAIL_FROM', 'Niyukti\r\nBcc: all@example.com <hiring@example.com>'],
    ['VENDOR_OWNERSHIP_DAYS', '0'],
    ['VENDOR_OWNERSHIP_DAYS', '30.5'],
    ['VENDOR_OWNERSHIP_DAYS', 'long'],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    let message = '';
    try {
      readConfig({ [name]: value }, 'live');
    } catch (error) {
      expect(error).toBeInstanceOf(StartupError);
      message = error instanceof Error ? error.message : '';
    }
    expect(message).toMatch(new RegExp(`^${name} `));
    expect(message).not.toContain('\n');
  });

  it.each([
    ['::1', 'http://[::1]:3000'],
    ['::', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['10.0.0.5', 'http://10.0.0.5:3000'],
  ])('HOST=%s is told as %s', (host, publicUrl) => {
    expect(readConfig({ HOST: host }, 'live')).toMatchObject({ host, publicUrl });
    expect(URL.canParse(publicUrl)).toBe(true);
  });

  it.each([
    [undefined, { kind: 'disk', folder: '/srv/data/files', setting: 'DATA_DIR' }],
    ['file:///srv/uploaded%20files', { kind: 'disk', folder: '/srv/uploaded files', setting: 'FILES_URL' }],
    [
      's3://hiring-files?region=ap-south-1',
      { bucket: 'hiring-files', prefix: '', region: 'ap-south-1', endpoint: null, pathStyle: false },
    ],
    [
      's3://hiring-files/of/niyukti/?endpoint=https://minio.example.com:9000',
      { prefix: 'of/niyukti/', endpoint: 'https://minio.example.com:9000', pathStyle: true },
    ],
    ['s3://files?endpoint=https://s3.example.com&path-style=false', { bucket: 'files', pathStyle: false }],
  ])('FILES_URL=%s says where files lie', (url, files) => {
    expect(readConfig({ DATA_DIR: '/srv/data', FILES_URL: url }, 'live').files).toMatchObject(files);
  });

  it('want ADMIN_EMAIL and ADMIN_PASSWORD together', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'hr@niyukti.example' }, 'live')).toThrow(
      /ADMIN_PASSWORD is missing/,
    );
  });

  it('take several proxies', () => {
    expect(readConfig({ TRUSTED_PROXIES: ' 10.0.0.5, ::1 ' }, 'live').trustedProxies).toEqual([
      '10.0.0.5',
      '::1',
    ]);
  });

  it('take the days for which a vendor owns a person', () => {
    expect(readConfig({ VENDOR_OWNERSHIP_DAYS: '90' }, 'live').vendorOwnershipDays).toBe(90);
  });

  it('ask a router by a key alone, and anybody else by address and model', () => {
    expect(readConfig({ AI_API_KEY: 'k' }, 'live').ai).toEqual({
      baseUrl: 'https://openrouter.ai/api/v1',
      apiKey: 'k',
      chat: { name: 'openai/gpt-4o-mini', price: { input: 0.15, output: 0.6 } },
      embedding: null,
    });
    const own = { AI_BASE_URL: 'http://localhost:11434/v1/', AI_CHAT_MODEL: 'llama3.2:3b' };
    expect(readConfig(own, 'live').ai).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      apiKey: undefined,
      chat: { name: 'llama3.2:3b', price: null },
      embedding: null,
    });
    expect(readConfig({ ...own, AI_CHAT_PRICE: '0.5/1.25' }, 'live').ai?.chat?.price).toEqual({
      input: 0.5,
      output: 1.25,
    });
  });

  it('know the router by each of its hosts, and nobody else by a like name', () => {
    for (const host of ['openrouter.ai', 'eu.openrouter.ai', 'OpenRouter.AI:443'])
      expect([host, isRouter(`https://${host}/api/v1`)]).toEqual([host, true]);
    for (const host of ['myopenrouter.ai', 'openrouter.ai.example', 'localhost:11434'])
      expect([host, isRouter(`http://${host}/v1`)]).toEqual([host, false]);
  });

  it('leave to the built-in engine what is said to be its own', () => {
    const vectors = { AI_CHAT_MODEL: 'builtin', AI_EMBEDDING_MODEL: 'openai/text-embedding-3-small' };
    expect(readConfig({ AI_API_KEY: 'k', ...vectors }, 'live').ai).toMatchObject({
      chat: null,
      embedding: { name: vectors.AI_EMBEDDING_MODEL, price: { input: 0.02, output: 0 } },
    });
    const neither = { AI_API_KEY: 'k', AI_CHAT_MODEL: 'builtin', AI_EMBEDDING_MODEL: 'builtin' };
    expect(readConfig(neither, 'live').ai).toBeNull();
  });

  it('of a provider name what is missing', () => {
    expect(() => readConfig({ AI_CHAT_MODEL: 'x' }, 'live')).toThrow(/^AI_API_KEY is missing: AI_CHAT_MODEL/);
    expect(() => readConfig({ AI_BASE_URL: 'https://ai.example/v1' }, 'live')).toThrow(
      /^AI_CHAT_MODEL is missing/,
    );
  });

  it.each([
    ['smtps://mail.example.com', { port: 465, tls: 'from-the-start', login: null }],
    ['smtp://mail.example.com', { port: 587, tls: 'when-offered', login: null }],
    // a password goes over no open line
    [
      'smtp://hr%40example.com:p%2Fw@mail.example.com:2525/',
      { port: 2525, tls: 'required', login: { user: 'hr@example.com', password: 'p/w' } },
    ],
    ['smtp://a:b@127.0.0.1:25', { host: '127.0.0.1', port: 25, tls: 'when-offered' }],
    ['smtp://[::1]:25', { host: '::1', port: 25 }],
  ])('SMTP_URL=%s names the mail server', (address, smtp) => {
    const { mail } = readConfig({ SMTP_URL: address, MAIL_FROM: 'hiring@example.com' }, 'live');
    expect(mail.smtp).toMatchObject(smtp);
    expect(mail.from).toEqual({ name: 'Niyukti', address: 'hiring@example.com' });
  });

  it('want a sender with a mail server, and know one without', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example.com' }, 'live')).toThrow(
      /^MAIL_FROM is missing/,
    );
    expect(readConfig({ MAIL_FROM: '"Asha Hiring" <hr@example.com>' }, 'live').mail).toEqual({
      from: { name: 'Asha Hiring', address: 'hr@example.com' },
      smtp: null,
    });
    expect(readConfig({ PUBLIC_URL: 'https://hire.example.com' }, 'live').mail.from.address).toBe(
      'no-reply@hire.example.com',
    );
  });

  it('keep the demo and the live data apart', () => {
    expect(readConfig({}, 'demo').dataDir).not.toBe(readConfig({}, 'live').dataDir);
  });

  it('each stand in the documentation, and nothing else does', () => {
    const page = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map((match) => match[1]),
    );
    expect(new Set(named)).toEqual(new Set(SETTINGS));
  });
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../core/config.ts';
import { createLogger } from '../core/logger.ts';
import { StartupError } from '../core/startup-error.ts';
import { type Fault, refusing, S3_KEY, startS3Server } from '../test/s3-server.ts';
import { openFileStore } from './open-file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'niyukti-open-'));
const s3 = await startS3Server();
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});
const log = createLogger('silent');
const open = (url: string) => openFileStore(readConfig({ FILES_URL: url }, 'live').files, log);

beforeEach(() => {
  Object.assign(process.env, S3_KEY);
  s3.fail(null);
});

/** Why a start with these files ends. */
async function refusal(url: string): Promise<string> {
  const error: unknown = await open(url).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  const { message } = error as StartupError;
  expect(message).not.toContain('\n');
  expect(message).not.toContain(process.env['AWS_SECRET_ACCESS_KEY']);
  return message;
}

it('opens the folder that is named, and makes it', async () => {
  const path = join(folder, 'new', 'files');
  const files = await open(pathToFileURL(path).href);
  await files.put('aa/one', new Uint8Array([1]));
  expect(readdirSync(join(path, 'aa'))).toEqual(['one']);
});

it('names FILES_URL for a folder that cannot be written', async () => {
  writeFileSync(join(folder, 'no-folder'), '');
  expect(await refusal(pathToFileURL(join(folder, 'no-folder')).href)).toMatch(/^FILES_URL: cannot write in/);
});

it('opens the bucket that is named, below its folder, and leaves nothing behind', async () => {
  const files = await open(s3.url);
  expect([...s3.objects.keys()]).toEqual([]);
  await files.put('aa/one', new Uint8Array([1]));
  expect([...s3.objects.keys()]).toEqual(['of-a-test/aa/one']);
});

describe('says what is wrong with a bucket, and what to do', () => {
  it('that is not there', async () => {
    expect(await refusal(s3.url.replace('niyukti-files', 'another-bucket'))).toMatch(
      /^FILES_URL: there is no bucket another-bucket at http:.*Create it/,
    );
  });

  it.each([
    ['AWS_ACCESS_KEY_ID', 'InvalidAccessKeyId'],
    ['AWS_SECRET_ACCESS_KEY', 'SignatureDoesNotMatch'],
  ])('whose %s is wrong', async (name, code) => {
    process.env[name] = 'something-else';
    const words = await refusal(s3.url);
    expect(words).toContain(code);
    expect(words).toContain('Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  });

  it('for which there is no access key', async () => {
    const nowhere = { AWS_SHARED_CREDENTIALS_FILE: '/dev/null', AWS_CONFIG_FILE: '/dev/null' };
    Object.assign(process.env, nowhere, { AWS_EC2_METADATA_DISABLED: 'true' });
    for (const name of Object.keys(S3_KEY)) delete process.env[name];
    const error: unknown = await open(s3.url).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('FILES_URL: there is no access key. Set AWS_ACCESS_KEY_ID');
  });

  const without =
    (method: string): Fault =>
    (request, response) =>
      request.method === method && refusing(403, 'AccessDenied')(request, response);

  it.each([
    ['PUT', 's3:PutObject'],
    ['DELETE', 's3:DeleteObject'],
  ])('that may not be written (%s)', async (method, right) => {
    s3.fail(without(method));
    expect(await refusal(s3.url)).toContain(`may not do ${right} in the bucket niyukti-files`);
  });

  it('whose files may not be listed', async () => {
    s3.fail(
      (request, response) =>
        (request.url ?? '').includes('list-type') && refusing(403, 'AccessDenied')(request, response),
    );
    expect(await refusal(s3.url)).toContain('may not do s3:ListBucket');
  });

  it('that lies in another region', async () => {
    s3.fail(refusing(301, 'PermanentRedirect'));
    expect(await refusal(s3.url)).toContain('is not in the region us-east-1');
  });

  it('whose server is not there', async () => {
    expect(await refusal('s3://bucket?endpoint=http://127.0.0.1:1')).toMatch(
      /http:\/\/127\.0\.0\.1:1\/? cannot be used \(.*ECONNREFUSED/,
    );
  });
});

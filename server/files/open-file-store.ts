import { randomUUID } from 'node:crypto';
import type { FilesConfig, S3Config } from '../core/files-config.ts';
import type { Logger } from '../core/logger.ts';
import { prepareFolder } from '../core/prepare-folder.ts';
import { StartupError } from '../core/startup-error.ts';
import { diskFileStore } from './disk-file-store.ts';
import { type FileStore, withPlainFailures } from './file-store.ts';

/**
 * The store that the settings name, once files can be written, read, listed and deleted there.
 * @throws StartupError naming FILES_URL or DATA_DIR and the remedy
 */
export async function openFileStore(config: FilesConfig, log: Logger): Promise<FileStore> {
  if (config.kind === 'disk') {
    prepareFolder(config.folder, config.setting);
    return withPlainFailures(diskFileStore(config.folder), log);
  }
  // Only who uses it pays for loading it.
  const { s3FileStore } = await import('./s3-file-store.ts');
  const store = s3FileStore(config);
  await checkBucket(config, store);
  return withPlainFailures(store, log);
}

/** The same for who only reads: a folder that is missing has no files, and is not made. */
export async function openFilesToRead(config: FilesConfig, log: Logger): Promise<FileStore> {
  if (config.kind === 'disk') return withPlainFailures(diskFileStore(config.folder), log);
  return openFileStore(config, log);
}

async function checkBucket(config: S3Config, store: FileStore): Promise<void> {
  const key = `probe/${randomUUID()}`;
  let right = 's3:PutObject';
  try {
    await store.put(key, new Uint8Array([1]));
    right = 's3:GetObject';
    await store.get(key);
    right = 's3:ListBucket';
    for await (const _keys of store.list('probe')) break;
    right = 's3:DeleteObject';
    await store.delete(key);
  } catch (error) {
    throw new StartupError(`FILES_URL: ${whyNot(config, error as Error, right)}`, { cause: error });
  }
}

/** What S3 answered, as the names of its errors are, in words with the remedy. Says no key. */
function whyNot({ bucket, region, endpoint }: S3Config, { name, message }: Error, right: string): string {
  const server = endpoint ?? `Amazon S3 in ${region}`;
  switch (name) {
    case 'NoSuchBucket':
      return `there is no bucket ${bucket} at ${server}. Create it, or correct its name.`;
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
    case 'ExpiredToken':
    case 'InvalidToken':
      return `${server} refuses the access key (${name}). Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
    case 'CredentialsProviderError':
      return 'there is no access key. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
    case 'AccessDenied':
      return `this access key may not do ${right} in the bucket ${bucket}. Allow it s3:PutObject, s3:GetObject, s3:DeleteObject and s3:ListBucket there.`;
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
    case 'IllegalLocationConstraintException':
      return `the bucket ${bucket} is not in the region ${region}. Name its region: s3://${bucket}?region=…`;
    case 'RequestTimeTooSkewed':
      return `the clock of this machine is too far from that of ${server}. Set it right.`;
    default:
      return `${server} cannot be used (${name}: ${message}). Check the endpoint, and that it can be reached from here.`;
  }
}

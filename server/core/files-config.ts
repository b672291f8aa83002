import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A bucket of S3, or of a server that speaks its protocol. */
export interface S3Config {
  kind: 's3';
  setting: 'FILES_URL';
  bucket: string;
  /** what every key begins with: '' or a folder with its slash */
  prefix: string;
  region: string;
  /** the server's address; null: Amazon's */
  endpoint: string | null;
  /** the bucket stands in the path and not in the host's name */
  pathStyle: boolean;
}

/** A folder of this machine, and the setting that says so. */
interface DiskConfig {
  kind: 'disk';
  folder: string;
  setting: 'DATA_DIR' | 'FILES_URL';
}

export type FilesConfig = DiskConfig | S3Config;

const WRONG =
  'must look like file:///srv/niyukti/files or s3://bucket/folder?region=ap-south-1, with &endpoint=https://… for a server other than Amazon’s (and &path-style=false where the bucket belongs into its name); access keys go into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const FOLDER = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const DEFAULT_REGION = 'us-east-1';

const parameters = z.strictObject({
  region: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default(DEFAULT_REGION),
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  'path-style': z.enum(['true', 'false']).optional(),
});

/** The setting of where files lie, with the words that follow its name when it is wrong. */
export const filesEnvironment = {
  FILES_URL: z.string().transform((text, context): FilesConfig => {
    const config = filesConfigOf(text);
    if (config) return config;
    context.addIssue({ code: 'custom', message: WRONG });
    return z.NEVER;
  }),
};

function filesConfigOf(text: string): FilesConfig | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'file:') return folderOf(url);
  if (url?.protocol !== 's3:') return null;
  if (url.username + url.password + url.port + url.hash !== '') return null;
  const folder = url.pathname.replaceAll(/^\/|\/$/g, '');
  const read = parameters.safeParse(Object.fromEntries(url.searchParams));
  if (!read.success || !BUCKET.test(url.hostname) || (folder !== '' && !FOLDER.test(folder))) return null;
  const { region, endpoint, 'path-style': pathStyle } = read.data;
  return {
    kind: 's3',
    setting: 'FILES_URL',
    bucket: url.hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    region,
    endpoint: endpoint ?? null,
    // Few other servers have a name for each bucket.
    pathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === 'true',
  };
}

function folderOf(url: URL): FilesConfig | null {
  if (url.host + url.search + url.hash !== '') return null;
  try {
    const folder = fileURLToPath(url);
    return isAbsolute(folder) && folder !== '/' ? { kind: 'disk', folder, setting: 'FILES_URL' } : null;
  } catch {
    return null; // a % that stands for nothing
  }
}

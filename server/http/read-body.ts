import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { Route } from '#contract/route.ts';
import { AppError } from '../core/errors.ts';
import type { UploadedFile } from './call.ts';

const MAX_JSON_BYTES = 1024 * 1024;
/** of a call that anybody may make: an address, a password, a token. Looking through a megabyte takes a tenth of a second */
const MAX_PUBLIC_BYTES = 16 * 1024;
/** the file itself, its text and the other parts */
const MAX_FORM_BYTES = limits.resume.maxBytes + 2 * MAX_JSON_BYTES;

interface Body {
  json: unknown;
  files: Record<string, UploadedFile>;
}

/** Reads a stream up to a bound, without trusting Content-Length. Throws `too_large`. */
async function readUpTo(request: Request, bound: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > bound) throw new AppError('too_large', messages.common.tooLarge);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bound) throw new AppError('too_large', messages.common.tooLarge);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** A text without NUL characters, which PostgreSQL refuses and nobody means; other values as they are. */
export function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}

function parseJson(text: string, what: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text, (_name, value: unknown) => withoutNul(value));
  } catch {
    throw new AppError('bad_request', `The ${what} is not valid JSON.`);
  }
}

/** How much JSON a call may bring. */
function mostJson({ bodyBytes, permission }: Route): number {
  return bodyBytes ?? (permission === 'public' ? MAX_PUBLIC_BYTES : MAX_JSON_BYTES);
}

/** The JSON of a call and its file parts (multipart: the part `payload` holds the JSON). Throws on anything else. */
export async function readBody(request: Request, route: Route): Promise<Body> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = type.startsWith('multipart/form-data');
  if (!route.files || !isForm) {
    if (type !== '' && !type.startsWith('application/json'))
      throw new AppError('unsupported_type', 'Send this as application/json.');
    const bytes = await readUpTo(request, mostJson(route));
    return { json: parseJson(new TextDecoder().decode(bytes), 'body'), files: {} };
  }
  const bytes = await readUpTo(request, MAX_FORM_BYTES);
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new AppError('bad_request', 'The form could not be read.');
  }
  const files: Record<string, UploadedFile> = {};
  for (const name of route.files) {
    const part = form.get(name);
    if (part instanceof File)
      files[name] = {
        name: part.name,
        claimedType: part.type,
        bytes: new Uint8Array(await part.arrayBuffer()),
      };
  }
  const payload = form.get('payload') ?? '';
  const stray = [...form.keys()].find((name) => name !== 'payload' && !route.files?.includes(name));
  if (payload === '' && stray !== undefined)
    throw new AppError(
      'bad_request',
      `The form has a part "${stray}" and none named payload: send all fields in that one, as JSON.`,
    );
  // A sender that names the part's type makes it a file.
  const text = typeof payload === 'string' ? payload : await payload.text();
  if (text.length > mostJson(route)) throw new AppError('too_large', messages.common.tooLarge);
  return { json: parseJson(text, 'payload part'), files };
}

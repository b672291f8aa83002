import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request), ?SignedHeaders=(?<headers>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/;

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const sealed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Why S3 would refuse a request: the code of its error, or undefined when the signature (version 4) is the key's and what came
 * is what was signed.
 */
export function refusalOf(
  request: IncomingMessage,
  body: Buffer,
  key: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string },
): string | undefined {
  const signed = AUTHORIZATION.exec(request.headers.authorization ?? '')?.groups;
  if (!signed) return 'AccessDenied';
  if (signed['id'] !== key.AWS_ACCESS_KEY_ID) return 'InvalidAccessKeyId';
  const { scope = '', day = '', region = '', headers = '', signature = '' } = signed;
  const content = String(request.headers['x-amz-content-sha256']);
  if (content !== 'UNSIGNED-PAYLOAD' && content !== hashOf(body)) return 'XAmzContentSHA256Mismatch';

  const [path = '', query = ''] = (request.url ?? '').split('?');
  const parameters = query.split('&').map((each) => (each.includes('=') ? each : `${each}=`));
  const canonical = [
    request.method,
    path,
    query === '' ? '' : parameters.sort().join('&'),
    ...headers.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    headers,
    content,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hashOf(canonical)].join('\n');
  const ofDay = sealed(`AWS4${key.AWS_SECRET_ACCESS_KEY}`, day);
  const signingKey = sealed(sealed(sealed(ofDay, region), 's3'), 'aws4_request');
  const isOurs = timingSafeEqual(sealed(signingKey, toSign), Buffer.from(signature, 'hex'));
  return isOurs ? undefined : 'SignatureDoesNotMatch';
}

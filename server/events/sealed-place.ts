import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const PLACE_BYTES = 8;

/**
 * Makes places unreadable: they count everybody's changes, which tells more than some may hear. The key lives as long
 * as this does, so whoever comes back to another process or after a start asks for everything anew.
 */
export class PlaceSeal {
  private readonly key = randomBytes(KEY_BYTES);

  /** The place as text that says nothing, another one each time. */
  seal(place: number): string {
    const iv = randomBytes(IV_BYTES);
    const plain = Buffer.alloc(PLACE_BYTES);
    plain.writeBigUInt64BE(BigInt(place));
    const cipher = createCipheriv(CIPHER, this.key, iv, { authTagLength: TAG_BYTES });
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** The place of a text that was sealed here; null for any other. */
  open(text: string): number | null {
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length !== IV_BYTES + TAG_BYTES + PLACE_BYTES) return null;
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, this.key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      const plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return Number(plain.readBigUInt64BE());
    } catch {
      // Sealed elsewhere, or made up.
      return null;
    }
  }
}

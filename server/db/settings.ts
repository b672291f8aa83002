import { eq } from 'drizzle-orm';
import type { Handle } from './client.ts';
import { settings } from './schema.ts';

/** What the installation has noted under that name; undefined when nothing is. */
export async function readSetting(handle: Handle, key: string): Promise<unknown> {
  const [row] = await handle.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

/** Notes it under that name, in place of what stood there. */
export async function saveSetting(handle: Handle, key: string, value: unknown): Promise<void> {
  await handle
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Forgets what is noted under that name; nothing is fine. */
export async function forgetSetting(handle: Handle, key: string): Promise<void> {
  await handle.delete(settings).where(eq(settings.key, key));
}

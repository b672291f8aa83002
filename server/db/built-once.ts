import type { Handle } from './client.ts';

/**
 * A query whose text is the same at each call, with `sql.placeholder` for what differs: built at its first use on a
 * database and kept, as building it takes Drizzle longer than reading the answer. One of several texts is told by its
 * variant, of which there are few. Within a transaction it is built anew.
 *
 *     const ofJob = builtOnce((handle) =>
 *       handle.select().from(assignments).where(eq(assignments.job_id, sql.placeholder('job'))));
 *     const rows = await ofJob(handle).execute({ job: jobId });
 */
export function builtOnce<Prepared, Variant extends string | void = void>(
  build: (handle: Handle, variant: Variant) => { prepare(name: string): Prepared },
): (handle: Handle, variant: Variant) => Prepared {
  const built = new WeakMap<Handle, Map<Variant, Prepared>>();
  return (handle, variant) => {
    const variants = built.get(handle) ?? new Map<Variant, Prepared>();
    built.set(handle, variants);
    // A name would keep it on one connection.
    const query = variants.get(variant) ?? build(handle, variant).prepare('');
    variants.set(variant, query);
    return query;
  };
}

/** Where a test worker finds its database. */
export type TestDatabaseAddress =
  | { kind: 'postgres'; url: string; pooled: boolean }
  | {
      kind: 'embedded';
      connection: { host: string; port: number; user: string; database: string; password?: string };
    };

declare module 'vitest' {
  interface ProvidedContext {
    /** one for each worker */
    databases: TestDatabaseAddress[];
  }
}

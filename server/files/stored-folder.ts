/** What a row says of its file. */
export interface RowOfFile {
  key: string;
  /** in bytes */
  size: number;
  /** hexadecimal */
  sha256: string;
}

/** A folder of the file store, and the rows that name files in it. */
export interface StoredFolder {
  folder: string;
  /** those of the files that a row names */
  inUse(keys: readonly string[]): Promise<Set<string>>;
  /** those of the files without a row that are known to have been put by this installation */
  knownAsOurs?(keys: readonly string[]): Promise<Set<string>>;
  /** the rows of files whose key comes after this one, in the order of keys, so many at most */
  rowsAfter(key: string, most: number): Promise<RowOfFile[]>;
}

interface Options {
  /** how long an id that was skipped may still appear, in milliseconds */
  patience: number;
  /** milliseconds */
  now: () => number;
}

/** Ids below a new one that are looked for at most; more are skipped only when a database was restored or emptied. */
const LOOK_BACK = 200;

/**
 * Which ids of a counting column have appeared. They are given out in order and appear in another, when their
 * transactions commit; those of transactions that fail never do.
 */
export class SeenIds {
  private readonly options: Options;
  private readonly skipped = new Map<number, number>();
  private top: number;

  /** Everything up to `before` has appeared; so have `ids`, in order. */
  constructor(before: number, ids: readonly number[], options: Options) {
    this.options = options;
    this.top = before;
    for (const id of ids) this.add(id);
  }

  get highest(): number {
    return this.top;
  }

  /** Everything up to this id has appeared, or never will. */
  get place(): number {
    const [first] = this.missing();
    return first === undefined ? this.top : first - 1;
  }

  /** Notes that an id has appeared. */
  add(id: number): void {
    this.skipped.delete(id);
    const until = this.options.now() + this.options.patience;
    for (let each = Math.max(this.top + 1, id - LOOK_BACK); each < id; each += 1)
      this.skipped.set(each, until);
    this.top = Math.max(this.top, id);
  }

  /** The skipped ids that may still appear, in order. */
  missing(): number[] {
    const now = this.options.now();
    for (const [id, until] of this.skipped) {
      // Noted in order, so that the first that may still appear ends the search.
      if (until > now) break;
      this.skipped.delete(id);
    }
    return [...this.skipped.keys()];
  }
}

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  closeDrafts,
  createDraftKeeper,
  dropDraft,
  dropDrafts,
  draftKeys,
  draftPlace,
  hasDrafts,
  readDraft,
  sweepDrafts,
} from './draft-store.ts';

const format = { name: 'asha.create-job', version: 1, schema: z.object({ title: z.string() }) };
const isUntouched = ({ title }: { title: string }) => title === '';

/** What a browser keeps, in memory. */
function memory(): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    getItem: (key) => held.get(key) ?? null,
    key: (index) => [...held.keys()][index] ?? null,
    removeItem: (key) => held.delete(key),
    setItem: (key, value) => held.set(key, value),
  };
}

/** The same, whose own keys are what it keeps, as a browser has them. */
function browserLike(): Storage {
  return new Proxy(memory(), {
    ownKeys: (held) => Array.from({ length: held.length }, (_, i) => held.key(i) ?? ''),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:10:00Z') });
  vi.stubGlobal('localStorage', memory());
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => vi.resetModules()); // to this page the person has signed out

/** A form that opened blank and was typed at. */
function typed(...titles: string[]) {
  const keeper = createDraftKeeper(format, isUntouched);
  for (const title of ['', ...titles]) keeper.keep({ title });
  return keeper;
}

/** What is written by now; reading it by name would have it written. */
const written = () => localStorage.getItem(localStorage.key(0) ?? '') ?? '';

describe('a draft', () => {
  it('is read by what opens right after the last key', () => {
    typed('Java');
    expect(readDraft(format)?.value).toEqual({ title: 'Java' });
  });

  it('is what was typed last, with when', () => {
    typed('Java', 'Java Developer').flush();
    expect(readDraft(format)).toEqual({
      value: { title: 'Java Developer' },
      at: new Date('2026-11-21T12:10:00Z'),
    });
  });

  it('is written soon, also while somebody types without a pause', () => {
    const keeper = typed('J');
    for (const title of ['Ja', 'Jav', 'Java']) {
      vi.advanceTimersByTime(150);
      keeper.keep({ title });
    }
    expect(written()).toContain('"Jav"');
    vi.advanceTimersByTime(400);
    expect(written()).toContain('"Java"');
  });

  it('is not what a form opened with', () => {
    typed().flush();
    expect(localStorage.length).toBe(0);
  });

  it('goes when all that was typed is taken out again', () => {
    const keeper = typed('Java');
    keeper.flush();
    keeper.keep({ title: '' });
    keeper.flush();
    expect(localStorage.length).toBe(0);
  });

  it('is nobody else’s', () => {
    typed('Java').flush();
    expect(readDraft({ ...format, name: 'ravi.create-job' })).toBeNull();
  });

  it('goes for good once it is saved, whatever is still on its way', () => {
    const keeper = typed('Java');
    keeper.forget();
    keeper.keep({ title: 'Java Developer' });
    vi.advanceTimersByTime(1000);
    keeper.flush();
    expect(localStorage.length).toBe(0);
  });

  describe('while it is being saved', () => {
    /** A save that ends when it is told to. */
    function saving(keeper: ReturnType<typeof typed>) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      return { saved: keeper.whileSaving(() => promise), succeed: () => resolve('saved'), fail: reject };
    }

    it('does not come back when the page goes right after it was saved', async () => {
      const keeper = typed('Java');
      const { saved, succeed } = saving(keeper);
      succeed();
      await saved;
      keeper.leave();
      expect(localStorage.length).toBe(0);
    });

    it('is nothing that a form which is opened meanwhile starts from', async () => {
      const keeper = typed('Java');
      const { saved, succeed } = saving(keeper);
      keeper.flush();
      expect(readDraft(format)).toBeNull();
      typed('Nurse').flush();
      succeed();
      await expect(saved).resolves.toBe('saved');
      keeper.flush();
      expect(readDraft(format)?.value).toEqual({ title: 'Nurse' });
    });

    it('comes back when that fails, with what was typed meanwhile', async () => {
      const keeper = typed('Java');
      const { saved, fail } = saving(keeper);
      keeper.keep({ title: 'Java Developer' });
      vi.advanceTimersByTime(1000);
      expect(readDraft(format)).toBeNull();
      fail(new Error('no answer'));
      await expect(saved).rejects.toThrow('no answer');
      expect(readDraft(format)?.value).toEqual({ title: 'Java Developer' });
      keeper.keep({ title: 'Java Lead' });
      vi.advanceTimersByTime(1000);
      expect(written()).toContain('"Java Lead"');
    });

    it('does not replace a newer one when that fails', async () => {
      const { saved, fail } = saving(typed('Java'));
      typed('Nurse').flush();
      fail(new Error('no answer'));
      await expect(saved).rejects.toThrow('no answer');
      expect(readDraft(format)?.value).toEqual({ title: 'Nurse' });
    });

    it('is kept when the page goes before the answer, and forgotten when that comes after all', async () => {
      const keeper = typed('Java');
      const { saved, succeed } = saving(keeper);
      keeper.leave();
      expect(readDraft(format)?.value).toEqual({ title: 'Java' });
      succeed();
      await saved;
      expect(readDraft(format)).toBeNull();
    });
  });

  it('goes when it is discarded; what is typed afterwards is kept', () => {
    const keeper = typed('Java');
    keeper.flush();
    keeper.remove();
    expect(readDraft(format)).toBeNull();
    keeper.keep({ title: 'Nurse' });
    keeper.flush();
    expect(readDraft(format)?.value).toEqual({ title: 'Nurse' });
  });
});

describe('where a draft is kept', () => {
  beforeEach(() => vi.stubGlobal('localStorage', browserLike()));

  it('is a place of the tab, which takes over what a tab that is gone has left there', () => {
    const place = draftPlace('asha.create-job');
    expect(place).toMatch(/^asha\.create-job\.~[0-9a-f]{32}$/);
    expect(draftPlace('asha.create-job')).toBe(place);
    const left = { ...format, name: 'asha.create-job.~gone' };
    const keeper = createDraftKeeper(left, isUntouched);
    for (const title of ['', 'Nurse']) keeper.keep({ title });
    expect(draftKeys('asha'), 'known by what the screen is called').toEqual(['create-job']);
    expect(readDraft({ ...format, name: draftPlace('asha.create-job') })?.value.title).toBe('Nurse');
    expect(readDraft(left)).toBeNull();
  });

  it('holds what is typed here before what others have left', () => {
    const own = createDraftKeeper({ ...format, name: draftPlace('asha.create-job') }, isUntouched);
    for (const title of ['', 'Chef']) own.keep({ title });
    const left = createDraftKeeper({ ...format, name: 'asha.create-job.~gone' }, isUntouched);
    for (const title of ['', 'Nurse']) left.keep({ title });
    expect(readDraft({ ...format, name: draftPlace('asha.create-job') })?.value.title).toBe('Chef');
    dropDraft('asha.create-job');
    expect(hasDrafts('asha')).toBe(false);
  });
});

describe('at the start', () => {
  const put = (name: string, at: string) =>
    localStorage.setItem(
      `niyukti.draft.${name}`,
      JSON.stringify({ version: 1, at, value: { title: 'Java' } }),
    );
  const names = () => Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i));

  it('what other people left goes, with what is too old or damaged; nothing else does', () => {
    put('asha.create-job', '2026-11-20T12:00:00Z');
    put('asha.edit-job.1', '2026-10-20T12:00:00Z');
    put('asha2.create-job', '2026-11-20T12:00:00Z');
    put('ravi.create-job', '2026-11-20T12:00:00Z');
    localStorage.setItem('niyukti.draft.asha.edit-job.2', '{"version":1,"at":');
    localStorage.setItem('mantine-color-scheme-value', 'dark');
    sweepDrafts('asha');
    expect(names()).toEqual(['niyukti.draft.asha.create-job', 'mantine-color-scheme-value']);
  });
});

describe('that something is kept', () => {
  it('is said to whoever typed it, and to nobody else', () => {
    // As a browser has them: what it keeps are its own keys.
    vi.stubGlobal('localStorage', { 'niyukti.draft.asha.create-job': '{}', 'niyukti.draft.ravi2.x': '{}' });
    expect(hasDrafts('asha')).toBe(true);
    expect(hasDrafts('ravi')).toBe(false);
    expect(draftKeys('asha')).toHaveLength(1);
    expect(draftKeys('ravi')).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    expect(hasDrafts('asha')).toBe(false);
  });

  it('counts what was typed just now, too', () => {
    vi.stubGlobal('localStorage', browserLike());
    const keeper = typed('Java');
    expect(localStorage.length).toBe(0);
    expect(hasDrafts('asha')).toBe(true);
    keeper.forget();
    expect(hasDrafts('asha')).toBe(false);
  });
});

describe('drafts that nothing leads back to', () => {
  it('are removed by how their names begin, with what was typed just now', () => {
    vi.stubGlobal('localStorage', browserLike());
    typed('Java').flush();
    const many = createDraftKeeper({ name: 'asha.move.many.1.2', version: 1 }, isUntouched);
    for (const title of ['', 'On hold']) many.keep({ title });
    dropDrafts('asha.move.many.');
    vi.advanceTimersByTime(1000);
    expect(Object.keys(localStorage)).toEqual(['niyukti.draft.asha.create-job']);
  });
});

describe('a draft of a record that is gone', () => {
  it('is removed by its name', () => {
    typed('Java').flush();
    dropDraft('asha.edit-job.1');
    expect(readDraft(format)).not.toBeNull();
    dropDraft(format.name);
    expect(localStorage.length).toBe(0);
  });
});

describe('a draft that cannot be used', () => {
  it.each([
    ['of another version', { version: 2, at: '2026-11-21T12:00:00Z', value: { title: 'Java' } }],
    ['of another shape', { version: 1, at: '2026-11-21T12:00:00Z', value: { name: 'Java' } }],
    ['of an unknown day', { version: 1, at: 'once', value: { title: 'Java' } }],
    ['older than a month', { version: 1, at: '2026-10-20T12:00:00Z', value: { title: 'Java' } }],
    ['of no shape', null],
  ])('because it is %s is removed', (_, kept) => {
    localStorage.setItem('niyukti.draft.asha.create-job', JSON.stringify(kept));
    expect(readDraft(format)).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('because it is damaged is removed', () => {
    localStorage.setItem('niyukti.draft.asha.create-job', '{"version":1,"at":');
    expect(readDraft(format)).toBeNull();
    expect(localStorage.length).toBe(0);
  });
});

describe('a browser that keeps nothing', () => {
  it('because it is full does not disturb the form', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => typed('Java').flush()).not.toThrow();
  });

  it('because it was told not to does not disturb the form', () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(memory(), {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    expect(readDraft(format)).toBeNull();
    expect(() => typed('Java').forget()).not.toThrow();
    expect(() => sweepDrafts('asha')).not.toThrow();
  });
});

// Last: a page that was closed stays so until it is loaded afresh.
describe('after signing out', () => {
  it('nothing is written any more', () => {
    const keeper = typed('Java');
    closeDrafts();
    keeper.flush();
    expect(localStorage.length).toBe(0);
  });
});

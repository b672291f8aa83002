import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { clientAddress } from './client-address.ts';
import { present } from './present.ts';

describe('present', () => {
  it('strips whatever the schema does not name, at any depth', () => {
    const schema = z.object({ id: z.string(), items: z.array(z.object({ title: z.string() })) });
    const row = { id: 'a', budget: 5, items: [{ title: 't', internal_notes: 'secret' }] };
    expect(present(schema, row).value).toEqual({ id: 'a', items: [{ title: 't' }] });
  });

  it('writes dates as ISO texts', () => {
    const schema = z.object({ at: z.iso.datetime({ offset: true }) });
    expect(present(schema, { at: new Date(0) }).value).toEqual({ at: '1970-01-01T00:00:00.000Z' });
  });

  it('refuses to send what does not fit', () => {
    const schema = z.object({ status: z.enum(['open']) });
    expect(() => present(schema, { status: 'shut' })).toThrow(z.ZodError);
  });
});

describe('the address of a client', () => {
  it("is the socket's, whatever the client writes itself", () => {
    expect(clientAddress('10.1.2.3', '1.1.1.1', [])).toBe('10.1.2.3');
    expect(clientAddress('::ffff:10.1.2.3', null, [])).toBe('10.1.2.3');
  });

  it('is the last untrusted hop behind trusted proxies', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 8.8.4.4, 10.0.0.2', ['10.0.0.1', '10.0.0.2'])).toBe('8.8.4.4');
    expect(clientAddress('10.0.0.1', 'nonsense', ['10.0.0.1'])).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', '6.6.6.6, 8.8.4.4:5060', ['10.0.0.1'])).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', '6.6.6.6, ', ['10.0.0.1'])).toBe('10.0.0.1');
  });
});

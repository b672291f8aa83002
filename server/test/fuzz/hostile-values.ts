import { between, oneOf, percent } from '../../demo/chance.ts';

const long = (text: string, times: number) => text.repeat(times);

/** Texts that programs have broken at, or have taken for something else. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uFEFF',
  '\uD800',
  '\uDFFF\uD83D',
  '\u202Egnp.exe',
  '💼👩‍👩‍👧‍👦🏳️‍🌈',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́O̵̹̻̝̳',
  'नियुक्ति',
  'ﬀ①½㎏',
  'İstanbul ıi',
  "' or '1'='1",
  "'; drop table candidates; --",
  '") union select password from account --',
  '$$; select pg_sleep(10); $$',
  '%',
  '_',
  '\\',
  '%%%___\\\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}${7*7}#{7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '\r\nSet-Cookie: a=b\r\n\r\n',
  '=cmd|"/c calc"!A1',
  '@SUM(1+1)',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '1e309',
  '-1',
  '0x10',
  '9'.repeat(40),
  '2147483648',
  '9007199254740993',
  '0000-00-00',
  '2024-02-30',
  '-271821-04-20',
  '+275760-09-14',
  '99999-12-31',
  '2024-01-01T25:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  '0198c2a0-0000-7000-8000-00000000dead',
  'a@b',
  'a@b.c',
  `${long('a', 300)}@example.com`,
  `a@${long('a.', 2000)}com`,
  '+91 98765 43210',
  '+',
  long('(', 5000),
];

/** Long ones that a careless regular expression takes for ever with. */
const SLOW: readonly (() => string)[] = [
  () => `${long('a', 50_000)}!`,
  () => `${long(' ', 50_000)}x`,
  () => `${long('\t\n ', 15_000)}x`,
  () => long('1', 50_000),
  () => long('1 ', 25_000),
  () => long('a@', 25_000),
  () => `${long('a.', 25_000)}@`,
  () => `${long('-', 50_000)}x`,
  () => `${long('₹1,', 15_000)}LPA`,
  () => `${long('10-', 15_000)}years`,
  () => long('<p ', 15_000),
  () => long('**a', 15_000),
  () => long('[a](', 12_000),
  () => `Skills: ${long('Node.js, ', 6000)}`,
  () => long('Experience\n', 5000),
  () => `${long('Jan 2020 - ', 5000)}present`,
  () => long('\u0301', 50_000),
  // Of two kinds, which have to be put in order.
  () => `a${long('\u0301', 25_000)}${long('\u0323', 25_000)}`,
  () => `https://${long('a.', 20_000)}`,
];

const NUMBERS: readonly unknown[] = [
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  1e308,
  5e-324,
];

/** A text from what programs break at. */
export function hostileText(): string {
  const roll = between(0, 99);
  if (roll < 12) return oneOf(SLOW)();
  if (roll < 16) return long(oneOf(TEXTS), between(2, 2000)).slice(0, 100_000);
  if (roll < 24)
    return Array.from({ length: between(1, 40) }, () => String.fromCharCode(between(0, 0xffff))).join('');
  return oneOf(TEXTS);
}

/** Any value of JSON that was not asked for. */
export function hostileValue(depth = 0): unknown {
  const roll = between(0, 99);
  if (roll < 45) return hostileText();
  if (roll < 60) return oneOf(NUMBERS);
  if (roll < 75) return oneOf([null, true, false, [], {}, [[]], [null], { '': '' }]);
  if (roll < 80) return deep(between(10, 3000));
  if (roll < 85) return Array.from({ length: between(100, 3000) }, () => oneOf(['a', 1, null]));
  if (depth > 2) return null;
  if (percent(50)) return Array.from({ length: between(1, 5) }, () => hostileValue(depth + 1));
  const keys = ['id', '__proto__', 'constructor', 'toJSON', 'length', 'name', oneOf(TEXTS)];
  return Object.fromEntries(
    Array.from({ length: between(1, 4) }, () => [oneOf(keys), hostileValue(depth + 1)]),
  );
}

function deep(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = percent(50) ? [value] : { a: value };
  return value;
}

/** Bodies that are no JSON, or JSON that breaks its reader. */
export function hostileBody(): string | Uint8Array<ArrayBuffer> {
  return oneOf<() => string | Uint8Array<ArrayBuffer>>([
    () => '{',
    () => '{"a":',
    () => '"',
    () => '[1,]',
    () => '{"a":1,"a":2}',
    () => '{"__proto__":{"role":"hr_manager"},"constructor":{"prototype":{"x":1}}}',
    () => long('[', 100_000),
    () => long('{"a":', 50_000),
    () => `${long('[', 20_000)}${long(']', 20_000)}`,
    () => '\uFEFF{}',
    () => '1e400',
    () => '{"a":1e400,"b":-1e400}',
    () => `"${long('x', 1_100_000)}"`,
    () => `{"a":${long('9', 100_000)}}`,
    () => new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x7d]),
    () => new Uint8Array(Array.from({ length: between(1, 4000) }, () => between(0, 255))),
    () => 'a=1&b=2',
    () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  ])();
}

/** Headers that nobody sends by accident; those that a program itself may set. */
export function hostileHeaders(): Record<string, string> {
  return oneOf<() => Record<string, string>>([
    () => ({
      'content-type': oneOf(['text/plain', 'application/xml', 'multipart/form-data', 'a/b; charset=', ' ']),
    }),
    () => ({ 'content-type': `multipart/form-data; boundary=${long('x', between(1, 300))}` }),
    () => ({ 'content-type': 'application/json; charset=utf-16' }),
    () => ({ 'content-length': oneOf(['-1', '99999999999', 'abc', '0']) }),
    () => ({ 'content-encoding': oneOf(['gzip', 'br', 'deflate', 'x']) }),
    () => ({
      cookie: `niyukti.${oneOf(['session_token', 'two_factor'])}=${oneOf(['x', 'a.b', '%', '%00', '%00.x', long('a', 8000), '..', 'null'])}`,
    }),
    () => ({ authorization: oneOf(['Bearer x', 'Basic YTpi', 'Bearer niy_', long('B', 5000), 'Bearer']) }),
    () => ({ 'idempotency-key': oneOf(['', ' ', long('k', 201), "'; drop table jobs", 'x']) }),
    () => ({ 'x-forwarded-for': oneOf(['127.0.0.1', '::1, 1.1.1.1', 'x', long('1.1.1.1,', 500)]) }),
    () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
    () => ({ origin: 'null' }),
    () => ({ host: oneOf(['evil.example', '', 'localhost:99999']) }),
    () => ({ accept: long('*/*;q=0.1,', 500), 'accept-language': long('en,', 1000) }),
    () => ({ range: 'bytes=0-,1-,2-', 'if-none-match': '*', 'if-modified-since': 'never' }),
    () => ({ 'last-event-id': oneOf(['x', '-1', '9'.repeat(30), '..', long('A', 3000)]) }),
    () => ({ 'x-http-method-override': 'DELETE', 'x-original-url': '/api/users', 'x-role': 'hr_manager' }),
    () => ({ 'user-agent': long('<script>', 500) }),
  ])();
}

import { between, oneOf, percent, weighted } from './chance.ts';
import { NAME_POOLS, type NamePool } from './names.ts';
import type { City } from './role.ts';

export interface Person {
  name: string;
  first: string;
  email: string;
  phone: string;
  city: City;
  languages: string[];
}

const FATHERS_NAMES = ['Rajan', 'Sundaram', 'Krishnan', 'Iyer', 'Ramasamy', 'Natarajan', 'Subramanian'];
const MAIL_DOMAINS = ['example.com', 'example.in', 'example.org', 'mail.example', 'post.example'];
const PHONE_STARTS = [
  '98',
  '97',
  '96',
  '99',
  '94',
  '93',
  '90',
  '91',
  '88',
  '87',
  '89',
  '81',
  '82',
  '79',
  '78',
  '77',
  '70',
  '72',
  '63',
  '62',
];

/** Makes people one after another; no name, e-mail address or phone number comes twice. */
export function createPeopleMaker(): (wantedCities: readonly City[]) => Person {
  const taken = new Set<string>();
  const unused = (make: () => string): string => {
    for (;;) {
      const value = make();
      if (taken.has(value)) continue;
      taken.add(value);
      return value;
    }
  };
  return (wantedCities) => {
    const pool = choosePool(wantedCities);
    let first = '';
    const name = unused(() => {
      first = oneOf(percent(46) ? pool.women : pool.men);
      return fullName(pool, first);
    });
    const phone = unused(() => {
      const digits = `${oneOf(PHONE_STARTS)}${String(between(0, 99_999_999)).padStart(8, '0')}`;
      return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
    });
    const near = pool.cities.filter((city) => wantedCities.includes(city));
    const city = near.length > 0 && percent(70) ? oneOf(near) : oneOf(pool.cities);
    return { name, first, email: unused(() => mailAddress(name)), phone, city, languages: pool.languages };
  };
}

/** People mostly come from where the work is. */
function choosePool(wantedCities: readonly City[]): NamePool {
  return weighted(
    NAME_POOLS.map((pool) => {
      const local = pool.cities.some((city) => wantedCities.includes(city));
      return [local ? pool.share * 4 : pool.share, pool] as const;
    }),
  );
}

function fullName(pool: NamePool, first: string): string {
  const family = oneOf(pool.families);
  if (pool.style === 'family') return `${first} ${family}`;
  return percent(30) ? `${first} ${oneOf(FATHERS_NAMES)}` : `${family} ${first}`;
}

function mailAddress(name: string): string {
  const parts = name
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .split(' ');
  const local = weighted<string>([
    [45, parts.join('.')],
    [20, parts.join('')],
    [20, `${parts.join('.')}${between(1, 99)}`],
    [15, `${parts.join('_')}${between(1982, 2003)}`],
  ]);
  return `${local}@${oneOf(MAIL_DOMAINS)}`;
}

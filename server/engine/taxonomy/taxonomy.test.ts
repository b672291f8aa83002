import { describe, expect, it } from 'vitest';
import { findNamedSkills, findSkills } from './find-skills.ts';
import { parseNarrower, parseTaxonomy } from './parse.ts';
import { allSkills, narrowerSkills } from './skills.ts';
import { withoutSame } from './without-same.ts';

const SKILLS = allSkills();
const named = (text: string) => findSkills(text).map(({ skill }) => skill.name);

describe('the taxonomy', () => {
  it('holds at least 900 skills over at least 24 fields', () => {
    expect(SKILLS.length).toBeGreaterThanOrEqual(900);
    expect(new Set(SKILLS.map((skill) => skill.field)).size).toBeGreaterThanOrEqual(24);
  });

  it.each([
    'Programming',
    'Accounting',
    'Banking',
    'Insurance',
    'Sales',
    'Public relations',
    'Retail',
    'Graphic design',
    'Media and journalism',
    'Apparel and fashion',
    'Civil engineering',
    'Mechanical engineering',
    'Electrical engineering',
    'Automobile',
    'Nursing',
    'Pharmacy and pharma',
    'Fitness and beauty',
    'Human resources',
    'Teaching',
    'Law',
    'Customer service and BPO',
    'Consulting and projects',
    'Hospitality',
    'Travel and aviation',
    'Logistics',
    'Agriculture and food industry',
  ])('has at least 12 skills of %s', (field) => {
    expect(SKILLS.filter((skill) => skill.field === field).length).toBeGreaterThanOrEqual(12);
  });

  it('maps no alias to two skills and names no skill twice', () => {
    const owners = new Map<string, Set<string>>();
    for (const skill of SKILLS) {
      for (const alias of skill.aliases) {
        const key = alias.words.join(' ');
        owners.set(key, (owners.get(key) ?? new Set()).add(skill.name));
      }
    }
    const shared = [...owners].filter(([, names]) => names.size > 1).map(([alias]) => alias);
    expect(shared).toEqual([]);
    expect(new Set(SKILLS.map((skill) => skill.name)).size).toBe(SKILLS.length);
  });

  it('has a group for every field and a word for every alias', () => {
    for (const skill of SKILLS) {
      expect(skill.group).not.toBe('');
      expect(skill.weight).toBeGreaterThan(0);
      for (const alias of skill.aliases) expect(alias.words.length).toBeGreaterThan(0);
    }
  });

  it('refuses a line outside any family', () => {
    expect(() => parseTaxonomy('Tally = tally erp')).toThrow('Not a taxonomy line');
  });

  it('finds every skill by its own name in a list of its kind', () => {
    const lost = SKILLS.filter((skill) => {
      const neighbour = SKILLS.find(
        (other) => other !== skill && other.group === skill.group && other.aliases[0]?.need === 'nothing',
      );
      return !named(`${neighbour?.name ?? ''}, ${skill.name}, ${neighbour?.name ?? ''}`).includes(skill.name);
    });
    expect(lost.map((skill) => skill.name)).toEqual([]);
  });
});

describe('the narrower names', () => {
  const NARROWER = narrowerSkills();
  const read = (text: string) => findNamedSkills(text).map(({ skill }) => skill.name);

  it('are many, and each stands once, in a family of the taxonomy', () => {
    expect(NARROWER.length).toBeGreaterThanOrEqual(10_000);
    const families = new Set(SKILLS.map(({ field, group, family }) => `${field}/${group}/${family}`));
    const strays = NARROWER.filter(
      ({ field, group, family }) => !families.has(`${field}/${group}/${family}`),
    );
    expect(strays.map(({ name }) => name)).toEqual([]);
    const wide = new Set(SKILLS.flatMap(({ aliases }) => aliases.map(({ words }) => words.join(' '))));
    const met = new Set<string>();
    const twice = NARROWER.filter(({ aliases }) => {
      const key = aliases[0]?.words.join(' ') ?? '';
      const isKnown = key === '' || wide.has(key) || met.has(key);
      met.add(key);
      return isKnown;
    });
    expect(twice.map(({ name }) => name)).toEqual([]);
  });

  it('are read where resumes name them, and not where jobs are matched', () => {
    expect(read('Lab dip approval, trim cards and DHU report')).toEqual(
      expect.arrayContaining(['Lab Dip Approval', 'Trim Card', 'DHU']),
    );
    expect(named('Trim cards')).not.toContain('Trim Card');
    expect(read('SAP PM notifications')).toEqual(['SAP PM']);
  });

  it.each([
    ['Flexo printing, plate making, perfect binding', ['Flexo Printing', 'Plate Making', 'Perfect Binding']],
    ['orthodontic brackets, impression taking', ['Orthodontic Brackets', 'Impression Taking']],
    ['Mooring operations, MARPOL, passage planning', ['Mooring Operations', 'MARPOL', 'Passage Planning']],
    ['umpiring, ground management, talent scouting', ['Umpiring', 'Ground Management', 'Talent Scouting']],
    ['upper making, skiving, sole pasting', ['Upper Making', 'Skiving', 'Sole Pasting']],
    ['source of wealth, alert closure', ['Source of Wealth', 'Alert Closure']],
    ['string design, ACDB, module mounting', ['String Design', 'ACDB', 'Module Mounting']],
  ])('name what smaller trades do: %s', (text, names) => {
    expect(read(text)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['Staff nurse, new born care', 'New Born Care'],
    ['Worked on product recommendation for a shop', 'Product Recommendation'],
    ['Angular change detection', 'Change Detection'],
    ['power analysis for A/B tests and sample distribution checks', 'Power Analysis'],
    ['power analysis for A/B tests and sample distribution checks', 'Sample Distribution'],
    ['queue management with Kafka', 'Queue Management'],
    ['client consultation for tax cases', 'Client Consultation'],
    ['process flow sheet preparation', 'Flow Sheet'],
    ['HR with an insider trading policy', 'Insider Trading'],
    ['deep learning for supervised classification', 'Supervised Classification'],
    ['good man management', 'Man Management'],
    ['sat at the registration desk of a hospital', 'Registration Desk'],
    ['software for label generation', 'Label Generation'],
    ['a card sort and screen recording of users', 'Screen Recording'],
  ])('take no phrase of all trades for one: %s', (text, name) => {
    expect(read(text)).not.toContain(name);
  });

  it('say one thing by one name, with its own letters', () => {
    expect(read('ksharsutra and kshara sutra')).toEqual(['Kshara Sutra']);
    expect(read('garbh sanskar')).toEqual(['Garbha Sanskar']);
    expect(read('CRF designing, event budget and shot listing')).toEqual(
      expect.arrayContaining(['CRF Design', 'Event Budgeting', 'Shot List']),
    );
    expect(read('karatmeter, MARC21, pm kusum, COD BOD testing')).toEqual(
      expect.arrayContaining(['Karat Meter', 'MARC 21', 'PM-KUSUM', 'COD BOD Testing']),
    );
    const names = NARROWER.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['cDNA Synthesis', 'ESOP Scheme', 'HIPAA Guidelines', 'vMix']),
    );
    expect(
      names.filter((name) =>
        /(?<![\p{L}.])(?:Cod|Bod|Ot|Gps|Rsvp|Hipaa|Esop|Uv|Ai|Sku)(?!\p{L})/u.test(name),
      ),
    ).toEqual([]);
  });

  it('leave plain English and places alone', () => {
    const plain =
      'I live in Delhi NCR. We exchange samples, wash the panel, take minutes and stop at the port.';
    expect(read(plain)).toEqual([]);
  });

  it('refuse a line outside any family', () => {
    expect(() => parseNarrower('lab dips')).toThrow('Not a taxonomy line');
  });
});

describe('findSkills', () => {
  it.each([
    ['React.js, NodeJS and ASP.NET Core', ['React', 'Node.js', 'ASP.NET']],
    ['front-end work, e-commerce, Tally.ERP 9', ['Frontend Development', 'E-commerce', 'Tally']],
    [
      'Finalisation of accounts; bank\nreconciliation statements',
      ['Financial Statements', 'Bank Reconciliation'],
    ],
    ['IV cannulation and wound dressings', ['IV Therapy', 'Wound Care']],
  ])('knows aliases, spellings and plurals: %s', (text, skills) => {
    expect(named(text)).toEqual(expect.arrayContaining(skills));
  });

  it('takes the longest name: SQL Server is not SQL, JavaScript not Java, React Native not React', () => {
    expect(named('SQL Server')).toEqual(['Microsoft SQL Server']);
    expect(named('JavaScript')).toEqual(['JavaScript']);
    expect(named('React Native')).toEqual(['React Native']);
  });

  it('finds short ambiguous names only in a list of their kind', () => {
    expect(named('Languages: C, C++, Go, R, Python')).toEqual(expect.arrayContaining(['C', 'Go', 'R']));
    expect(named('c/c++')).toEqual(expect.arrayContaining(['C', 'C++']));
    expect(named('Grade C, vitamin C; we go the extra mile, R & D, C/O Ramesh')).toEqual([]);
    expect(named('We excel in service this spring and the rest of the year')).not.toEqual(
      expect.arrayContaining(['Excel']),
    );
    expect(named('Reporting in Excel and SAP')).toEqual(expect.arrayContaining(['Excel', 'SAP']));
    expect(named('tally, excel, ms word')).toContain('Excel');
    expect(named('My account of the journey, on no account')).toEqual([]);
  });

  it('does not join words over a comma, a sentence or two lines of a list', () => {
    expect(named('Sales, Operations')).not.toContain('Sales Operations');
    expect(named('machine\nLearning new things')).not.toContain('Machine Learning');
    expect(named('He runs a machine. Learning is fun')).not.toContain('Machine Learning');
  });

  it('tells the places and puts what is named often before what is named once', () => {
    const text = 'Docker. Java services, Java batch jobs and Java tests.';
    const [first, second] = findSkills(text);
    expect(first?.skill.name).toBe('Java');
    expect(first?.places.map(({ start, end }) => text.slice(start, end))).toEqual(['Java', 'Java', 'Java']);
    expect(second?.skill.name).toBe('Docker');
  });

  it('weighs what everybody claims less than a trade', () => {
    const found = findSkills('Communication skills, team player, time management, welding');
    expect(found[0]?.skill.name).toBe('Welding');
  });
});

describe('withoutSame', () => {
  it.each([
    [
      ['Front Office', 'Tally', 'Front Office Operations'],
      ['Tally', 'Front Office Operations'],
    ],
    [['Payroll Processing', 'payroll'], ['Payroll Processing']],
    [
      ['Sales', 'Sales Operations'],
      ['Sales', 'Sales Operations'],
    ],
    [
      ['AWS', 'AWS Lambda'],
      ['AWS', 'AWS Lambda'],
    ],
  ])('of %j leaves %j', (names, left) => {
    expect(withoutSame(names, (name) => name)).toEqual(left);
  });
});

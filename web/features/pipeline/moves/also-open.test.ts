import { expect, it } from 'vitest';
import { alsoOpenText } from './also-open.ts';

const at = (jd_id: string) => ({ jd_id, status: 'under_review' }) as const;
const person = (name: string, ...jobs: string[]) => ({ name, also_open: jobs.map(at) });

it('names the other jobs of one person, where something is still to be decided', () => {
  expect(alsoOpenText([person('Asha Rao')])).toBeNull();
  expect(alsoOpenText([person('Asha Rao', 'JD-0028')])).toBe(
    'Also open: JD-0028 (Under Review). It stays open.',
  );
  expect(alsoOpenText([person('Asha Rao', 'JD-0028', 'JD-0031')])).toBe(
    'Also open: JD-0028 (Under Review), JD-0031 (Under Review). They stay open.',
  );
  expect(alsoOpenText([person('Asha Rao', 'JD-1', 'JD-2', 'JD-3', 'JD-4', 'JD-5')])).toMatch(
    /JD-3 \(Under Review\) and 2 more\. They stay open\.$/,
  );
});

it('names only those jobs where somebody has another offer', () => {
  const offer = { jd_id: 'JD-0031', status: 'offer_released' } as const;
  const asha = { name: 'Asha Rao', also_open: [offer, at('JD-0028')] };
  expect(alsoOpenText([asha], 'offer_released')).toBe('Also open: JD-0031 (Offer Released). It stays open.');
  expect(alsoOpenText([person('Asha Rao', 'JD-0028')], 'offer_released')).toBeNull();
  expect(alsoOpenText([asha, person('Ravi Iyer', 'JD-0028')], 'offer_released')).toBe(
    'Offer Released in other jobs: Asha Rao. Those stay open.',
  );
});

it('names those of many people who have such jobs', () => {
  expect(alsoOpenText([person('Asha Rao'), person('Ravi Iyer')])).toBeNull();
  expect(alsoOpenText([person('Asha Rao'), person('Ravi Iyer', 'JD-0028')])).toBe(
    'Also open in other jobs: Ravi Iyer. Those stay open.',
  );
});

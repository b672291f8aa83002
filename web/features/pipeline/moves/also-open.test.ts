import { expect, it } from 'vitest';
import { alsoOpenText, closeOthersLabel } from './also-open.ts';

const at = (jd_id: string) =>
  ({ jd_id, status: 'under_review', title: 'Staff Nurse', assignment_id: jd_id, version: 1 }) as const;
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
  const offer = { ...at('JD-0031'), status: 'offer_released' } as const;
  const asha = { name: 'Asha Rao', also_open: [offer, at('JD-0028')] };
  const only = 'offer_released';
  expect(alsoOpenText([asha], { only })).toBe('Also open: JD-0031 (Offer Released). It stays open.');
  expect(alsoOpenText([person('Asha Rao', 'JD-0028')], { only })).toBeNull();
  expect(alsoOpenText([asha, person('Ravi Iyer', 'JD-0028')], { only })).toBe(
    'Offer Released in other jobs: Asha Rao. Those stay open.',
  );
});

it('names those of many people who have such jobs', () => {
  expect(alsoOpenText([person('Asha Rao'), person('Ravi Iyer')])).toBeNull();
  expect(alsoOpenText([person('Asha Rao'), person('Ravi Iyer', 'JD-0028')])).toBe(
    'Also open in other jobs: Ravi Iyer. Those stay open.',
  );
});

it('says what those jobs become that are left with it', () => {
  const closing = { isClosing: true };
  expect(alsoOpenText([person('Asha Rao', 'JD-0028')], closing)).toBe(
    'Also open: JD-0028 (Under Review). It becomes Candidate Declined: Joined another of our jobs.',
  );
  expect(alsoOpenText([person('Asha Rao', 'JD-0028', 'JD-0031')], closing)).toMatch(
    /\. They become Candidate Declined: Joined another of our jobs\.$/,
  );
  expect(alsoOpenText([person('Asha Rao'), person('Ravi Iyer', 'JD-0028')], closing)).toBe(
    'Also open in other jobs: Ravi Iyer. Those become Candidate Declined: Joined another of our jobs.',
  );
});

it('names every job that one person would leave, and of many people the first', () => {
  expect(closeOthersLabel([person('Asha Rao')])).toBeNull();
  expect(closeOthersLabel([person('Asha Rao', 'JD-1')])).toBe(
    'Also close their other job: Staff Nurse (JD-1)',
  );
  expect(closeOthersLabel([person('Asha Rao', 'JD-1', 'JD-2', 'JD-3', 'JD-4')])).toMatch(
    /^Also close their other jobs: .*JD-1.*JD-2.*JD-3.*JD-4\)$/,
  );
  expect(closeOthersLabel([person('Asha Rao', 'JD-1', 'JD-2'), person('Ravi Iyer', 'JD-1', 'JD-3')])).toBe(
    'Also close their other jobs: JD-1 of Asha Rao, JD-2 of Asha Rao, JD-1 of Ravi Iyer and 1 more',
  );
});

import { expect, it } from 'vitest';
import { CANDIDATE_STATUSES } from './candidate-status.ts';
import { elsewhereText, takenElsewhere, tellingFirst } from './elsewhere.ts';

it('names the two that tell most of a person, and how many others there are', () => {
  const at = tellingFirst([
    { jd_id: 'JD-0001', title: 'Cook', status: 'rejected' },
    { jd_id: 'JD-0031', title: 'Ward Clerk', status: 'offer_released' },
    { jd_id: 'JD-0002', title: 'Driver', status: 'under_review' },
    { jd_id: 'JD-0042', title: 'Staff Nurse', status: 'joined' },
  ] as const);
  expect(elsewhereText(at)).toBe(
    'Joined Staff Nurse (JD-0042) · Offer Released in Ward Clerk (JD-0031) · +2 more',
  );
  expect(elsewhereText(at.slice(2))).toBe('Under Review in Driver (JD-0002) · Rejected in Cook (JD-0001)');
  expect(elsewhereText([])).toBe('');
});

it('puts every status in its place, and of equals the newest job first, in whatever order they come', () => {
  const all = CANDIDATE_STATUSES.map((status) => ({ jd_id: 'JD-0001', status }));
  const order = tellingFirst(all).map(({ status }) => status);
  expect(order[0]).toBe('joined');
  expect(order.indexOf('rejected')).toBeGreaterThan(order.indexOf('on_hold'));
  expect(order.toSorted()).toEqual(CANDIDATE_STATUSES.toSorted());
  const both = [
    { jd_id: 'JD-10001', status: 'joined' } as const,
    { jd_id: 'JD-9999', status: 'joined' } as const,
  ];
  expect(tellingFirst(both)).toEqual(both);
  expect(tellingFirst(both.toReversed())).toEqual(both);
});

it('tells where somebody is hired or nearly so, but for what came to an end with its job', () => {
  const at = [
    { jd_id: 'JD-0001', status: 'interviewed', isOpen: true },
    { jd_id: 'JD-0002', status: 'selected', isOpen: true },
    { jd_id: 'JD-0003', status: 'offer_released', isOpen: false },
    { jd_id: 'JD-0004', status: 'joined', isOpen: false },
    { jd_id: 'JD-0005', status: 'did_not_join', isOpen: false },
  ] as const;
  expect(takenElsewhere(at, ({ isOpen }) => isOpen).map(({ jd_id }) => jd_id)).toEqual([
    'JD-0004',
    'JD-0002',
  ]);
});

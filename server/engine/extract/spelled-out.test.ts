import { describe, expect, it } from 'vitest';
import { spelledOut } from './spelled-out.ts';

describe('a text for skills to be looked for in', () => {
  it.each([
    ['Breakdown maintainance, vital signs monitering', 'Breakdown maintenance, vital signs monitoring'],
    ['bank reconcilation and cash managment', 'bank reconciliation and cash management'],
    [
      'Recruitement, DOCUMENTAION, stakeholder negotation',
      'Recruitment, DOCUMENTATION, stakeholder negotiation',
    ],
    ['business develpment; accouting', 'business development; accounting'],
    ['Talent Mgmt, Leave Mgt. and LEAVE MGMT', 'Talent Management, Leave Management and LEAVE MANAGEMENT'],
    ['bank recon of 4 banks, PLANT MAINT.', 'bank reconciliation of 4 banks, PLANT MAINTENANCE'],
  ])('has its words as they are meant: %s', (written, meant) => {
    expect(spelledOut(written)).toBe(meant);
  });

  it.each([
    'Nirmal Sardar of Phulwari, Matric from Patna, Prometric exam of Vitalis Hospital',
    'monitoring, catalogues, organisations, programmer, negotiated, retailers, pasteuriser',
    'dinesh.maint@example.com, www.maintainance.example, form MGT-14',
    'statin, picker, Edutech',
  ])('keeps names, other forms of words and addresses: %s', (text) => {
    expect(spelledOut(text)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { extractCandidate } from '../extract-candidate.ts';
import { isDepartment, isOfApplication, withoutDepartment } from './not-employers.ts';

const read = (...lines: string[]) => extractCandidate(lines.join('\n'), null, '2026-11-21');

describe('a department', () => {
  it.each(['Accounts Payable Department', 'Quality Department', 'QC Dept.', 'HR & Admin Department'])(
    'is any firm’s: %s',
    (text) => {
      expect(isDepartment(text)).toBe(true);
    },
  );

  it.each([
    'Forest Department',
    'Public Works Department',
    'Income Tax Department',
    'Department of Posts',
    'Kaveri Mills',
    'Health Department, Govt of Punjab',
  ])('is no employer’s own name: %s', (text) => {
    expect(isDepartment(text)).toBe(false);
  });

  it('is cut from the firm that it is of', () => {
    expect(withoutDepartment('Purchase Department of Vardhman Yarns')).toBe('Vardhman Yarns');
    expect(withoutDepartment('Forest Department of Kerala')).toBe('Forest Department of Kerala');
  });

  it('behind the post leaves the employer behind it', () => {
    expect(
      read(
        'Ramesh Kumar',
        'Senior Executive - Accounts Payable Department, ABC Ltd',
        'ramesh@example.com 9876543210',
        'Experience 6 years',
      ),
    ).toMatchObject({ current_company: 'ABC Ltd', current_position: 'Senior Executive' });
  });

  it('in brackets leaves the employer of its row', () => {
    expect(
      read(
        'Asha Nair',
        'asha@example.com',
        'Experience',
        'Assistant Manager (Purchase Department) | Kirloskar Pumps | 2020 - till date',
        'Executive, Stores Department | Bharat Gears | 2016 - 2020',
      ),
    ).toMatchObject({ current_company: 'Kirloskar Pumps', current_position: 'Assistant Manager' });
  });

  it('alone is no employer', () => {
    expect(
      read('Ramesh Kumar', 'Manager, Quality Department', '9876543210', 'Working since 2018'),
    ).toMatchObject({ current_company: null, current_position: 'Manager' });
  });
});

describe('the post applied for', () => {
  it.each([
    'Post applied for: Store Keeper',
    'POST APPLIED FOR : HR MANAGER',
    'Position applied - Lab Technician',
    'Application for the post of Driver',
    'Position: Sr. Accountant (applied)',
    'Designation applied: Credit Manager',
  ])('is told by %s', (text) => {
    expect(isOfApplication(text)).toBe(true);
  });

  it.each([
    'Position: Sr. Accountant',
    'Applied machine learning to pricing',
    'Post: Electrician',
    'Application for hospital management using Java, Spring Boot, MySQL',
  ])('is not told by %s', (text) => {
    expect(isOfApplication(text)).toBe(false);
  });

  it('is nobody’s present post, and no skill', () => {
    const { current_position, current_company, skills } = read(
      'Sunita Rao',
      'sunita@example.com',
      'Position applied for - Store Keeper',
      'B.Com 2020',
      'Skills: haematology, biochemistry',
    );
    expect({ current_position, current_company }).toEqual({ current_position: null, current_company: null });
    expect(skills).toEqual(['Haematology', 'Biochemistry']);
  });

  it('leaves the post that somebody holds', () => {
    expect(
      read(
        'Name: Ramesh Kumar',
        'Post applied for: Store Keeper',
        'Mobile 9876543210',
        'Experience: 4 years as Helper in Modern Mills, Surat',
      ),
    ).toMatchObject({ current_company: 'Modern Mills', current_position: 'Helper' });
  });
});

it('takes the present employer, not the past one, where lines say which is which', () => {
  expect(
    read(
      'Dipankar Roy',
      'HSE Officer (NEBOSH IGC) | Haldia',
      'droy@example.com',
      'Present: HSE Officer – Project Department, L N Constructions (IOCL Haldia Refinery site) | Nov 2021 – till date',
      'Past: Safety Steward, Punj Infra, Paradip | Jan 2018 – Oct 2021',
    ),
  ).toMatchObject({ current_company: expect.stringContaining('L N Constructions') });
});

describe('a firm whose name reads as a doing or a road', () => {
  it.each([
    'Making Sense Pvt Ltd',
    'Selling Simplified Pvt Ltd',
    'Conducting Wires Ltd',
    'Running Numbers Consultancy',
    'Running Bull Foods',
    'Doing Good Foundation',
    'Giving Tree School',
    'Making Memories Travels',
    'Looking Good Salon',
    'Big Bazar',
    'Punjabi Nawabi Bazar',
    'Social Street',
    'Penny Lane',
    'Prestige Enclave',
    'Skill Lane',
  ])('is an employer behind its label: %s', (firm) => {
    expect(
      read(
        'Ramesh Kumar',
        'ramesh@example.com 9876543210',
        'Experience',
        `Company: ${firm}`,
        'Designation: Store Manager',
        'Duration: Jan 2019 - till date',
      ).current_company,
    ).toBe(firm);
  });

  it.each(['Big Bazar', 'Penny Lane', 'Making Memories Travels'])('is one behind "at": %s', (firm) => {
    expect(
      read('Ramesh Kumar', 'ramesh@example.com', `Working as Store Manager at ${firm} since 2019`)
        .current_company,
    ).toBe(firm);
  });
});

it('takes another word for the post for no employer', () => {
  expect(
    read(
      'Rukmini Bai Solanki',
      'Cook / Rasoiya',
      'Mobile 9770112233',
      'Kaam: 6 saal se Hotel Shreemaya Residency me cook (Indian, Chinese)',
    ),
  ).toMatchObject({ current_company: 'Hotel Shreemaya Residency', current_position: 'Cook' });
});

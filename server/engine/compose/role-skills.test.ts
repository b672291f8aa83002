import { describe, expect, it } from 'vitest';
import { jobFromPrompt } from '#server/engine/compose/job-from-prompt.ts';
import { namedSkill, allRoleSkills } from './role-skills.ts';

const skillsOf = (prompt: string) => jobFromPrompt(prompt, '2026-11-21').skills_required;

describe('the skills of posts', () => {
  it('are all known to the taxonomy', () => {
    const names = allRoleSkills().flatMap(({ skills }) => skills);
    expect(names.filter((name) => namedSkill(name) === null)).toEqual([]);
  });

  it('stand once for each title, two to four a post but where one says it all', () => {
    const titles = allRoleSkills().flatMap((post) => post.titles);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    expect(allRoleSkills().filter(({ skills }) => skills.length > 4)).toEqual([]);
    expect(
      allRoleSkills()
        .filter(({ skills }) => skills.length < 2)
        .map(({ titles: [first] }) => first),
    ).toEqual(['lift operator', 'hostel warden']);
  });

  it('are proposed for each of the titles', () => {
    const lacking = allRoleSkills().flatMap(({ titles, skills }) =>
      titles.filter((title) => {
        const proposed = skillsOf(`${title} wanted, Pune`);
        return !skills.every((skill) => proposed.includes(skill));
      }),
    );
    expect(lacking).toEqual([]);
  });
});

it('are those of the assistant, whoever is assisted', () => {
  expect(skillsOf('Personal assistant to chairman, Mumbai')).toEqual(skillsOf('Personal assistant, Mumbai'));
});

describe('a title with a post in it', () => {
  it.each([
    ['Cloud architect 12 yrs Hyderabad', 'AutoCAD'],
    ['Solution Architect, Pune, 10-14 yrs', 'AutoCAD'],
    ['Enterprise Data Architect Bangalore 10+ yrs', 'AutoCAD'],
    ['Cyber security officer for bank, Mumbai, 5-8 yrs', 'Guards Deployment'],
    ['Information Security Manager Noida 8+ yrs', 'Guards Deployment'],
    ['Linux device driver engineer, Bangalore, 3-6 years', 'Driving'],
    ['Sample collection executive for path lab, Indore, own bike', 'Collections Follow-up'],
    ['Data Steward for pharma MNC, Hyderabad, 3-5 yrs', 'Table Service'],
    ['Ship captain for tug, Mumbai port, 10 yrs', 'Table Service'],
    ['Team captain for football academy, Goa', 'Table Service'],
    ['Energy auditor, BEE certified, Pune, 4 yrs', 'GST'],
    ['ISO lead auditor, Chennai, 5 yrs', 'TDS'],
    ['Night auditor for 5 star hotel Jaipur', 'TDS'],
    ['Film production manager, Mumbai, 5+ yrs', 'Lean Manufacturing'],
    ['Post production executive, ad film house, Andheri Mumbai', '5S'],
    ['Electrical design engineer, Pune', 'SolidWorks'],
    ['Test engineer power electronics lab, Pune, 2-4 years', 'Regression Testing'],
    ['Mechanic - medical equipment, Delhi', 'Engine Overhauling'],
    ['Soil testing lab technician, Karnal, B.Sc Agri', 'Phlebotomy'],
    ['Counsellor - legal aid ngo, Patna', 'Admissions'],
    ['PA system technician for events company, Goa, 2 yrs', 'Calendar Management'],
    ['Welder trainer for ITI, Ranchi', 'Arc Welding'],
    ['Quality executive for a BPO, call audit, Noida', 'Measuring Instruments'],
    ['Sales girl, jewellery showroom, Thrissur', 'Lead Generation'],
    ['Salesman, Kanchipuram silks showroom', 'Client Visits'],
    ['Sales executive for mobile shop, Pune', 'Lead Generation'],
  ])('%s: is asked for no %s', (prompt, skill) => {
    expect(skillsOf(prompt)).not.toContain(skill);
  });

  it.each([
    ['Senior HR executive for our plant, Hosur', 'Onboarding'],
    ['Chief security officer for a mall, Pune', 'Patrolling'],
    ['Car driver for our director, Kolkata', 'Road Safety'],
    ['NICU staff nurse, Ahmedabad', 'Patient Care'],
    ['Driver cum peon, Surat', 'Filing'],
    ['Night security guard, Surat', 'Patrolling'],
    ['Sales girl, jewellery showroom, Thrissur', 'Product Display'],
    ['Hindi teacher, Kota school', 'Lesson Planning'],
    ['Senior maths teacher, Pune', 'Student Assessment'],
    ['Production manager for a tyre factory, Vadodara', 'Lean Manufacturing'],
  ])('%s: is still asked for %s', (prompt, skill) => {
    expect(skillsOf(prompt)).toContain(skill);
  });
});

describe('a prompt that names no skill', () => {
  it.each([
    ['Need a security guard for our Noida office, 12 hour shift, 15k', 'Patrolling'],
    ['peon wanted for school', 'Filing'],
    ['staff nurse required urgently', 'Vital Signs Monitoring'],
    ['HR executive, Surat', 'Attendance Management'],
    ['teacher in a Kota coaching institute', 'Lesson Planning'],
    ['Sr. Accountant reqd, good communication', 'Bank Reconciliation'],
  ])('%s: proposes %s', (prompt, skill) => {
    expect(skillsOf(prompt)).toContain(skill);
  });

  it('has its own skills alone where it names any, must or good to have', () => {
    expect(skillsOf('Security guard, CCTV monitoring')).not.toContain('Patrolling');
    expect(skillsOf('Accountant, Tally good to have')).not.toContain('Bank Reconciliation');
    expect(skillsOf('Java developer')).toEqual(['Java']);
  });

  it.each([
    ['Accountant, Jaipur, advanced Excel must', 'Journal Entries'],
    ['Receptionist, MS Office and English, Pune', 'EPABX'],
    ['Data entry operator Ahmedabad, MS Word, MS Excel', 'Typing Speed'],
    ['CNC operator, fanuc control, Peenya', 'Vernier Caliper'],
  ])('%s: has no %s beside what it names', (prompt, skill) => {
    expect(skillsOf(prompt)).not.toContain(skill);
  });

  it('has none proposed for a post that says no more than a rank', () => {
    expect(skillsOf('Manager for our Pune unit')).toEqual([]);
    expect(skillsOf('Chief of whatever comes up')).toEqual([]);
  });
});

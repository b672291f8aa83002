import { describe, expect, it } from 'vitest';
import { scoreMatch } from './score-match.ts';

const JOB = {
  title: 'Accountant',
  text: 'Accountant for GST, TDS and bank reconciliation in Tally. Zoho Books is a plus.',
  skills: ['Tally', 'GST', 'TDS', 'Zarf Polishing'],
  experience: { min: 3, max: 6 },
};

const RESUME = {
  text: 'Senior Accountant\nGSTR-1 filing, Tally Prime\nStock audit in Pune',
  experienceYears: 4,
};

describe('the reasons of a score', () => {
  it('name matched, missing and extra skills, each matched one with its line', () => {
    const { reasons } = scoreMatch(JOB, RESUME);
    expect(reasons.matchedSkills).toEqual(expect.arrayContaining(['Tally', 'GST']));
    expect(reasons.missingSkills).toEqual(expect.arrayContaining(['TDS', 'Zarf Polishing']));
    expect(reasons.missingSkills).not.toContain('Zoho Books');
    expect(reasons.extraSkills).toContain('Stock Audit');
    expect(reasons.evidence).toContainEqual({ skill: 'GST', line: 'GSTR-1 filing, Tally Prime' });
  });

  it('tell like things apart, and take no schooling and no duty of a shift for a trade', () => {
    const nurse = [
      'Staff nurse, medical ICU. Shift in-charge for 6 nurses.',
      'Part of the NABH documentation team',
      'Certifications: BLS (valid 08/2027)',
      'Plus Two (Biology), Kerala State Board, 2013',
      'Injections',
    ].join('\n');
    const asked = ['ACLS', 'BLS', 'Blood Transfusion'];
    const { reasons } = scoreMatch(
      { title: 'Staff Nurse', text: 'Ward nurse', skills: asked },
      { text: nurse },
    );
    expect(reasons.matchedSkills).toEqual(expect.arrayContaining(['BLS']));
    expect(reasons.missingSkills).toEqual(expect.arrayContaining(['ACLS', 'Blood Transfusion']));
    for (const wrong of ['Production Management', 'Filing', 'Biology Teaching', 'NCERT'])
      expect(reasons.extraSkills).not.toContain(wrong);
  });

  describe('say a narrower thing in the words of the job', () => {
    const drip = {
      text: 'Agronomist\nPlanned irrigation for 40 acres\nLaid drip-irrigation lines for 200 farmers\nNashik',
    };
    const farm = (text: string, skills: string[] = []) => ({ title: 'Field Officer', text, skills });
    const line = 'Laid drip-irrigation lines for 200 farmers';

    it('where it is asked for by name, with the line that says so', () => {
      const { reasons } = scoreMatch(farm('Works on farms.', ['Drip Irrigation']), drip);
      expect(reasons.matchedSkills).toContain('Drip Irrigation');
      expect(reasons.evidence).toContainEqual({ skill: 'Drip Irrigation', line });
    });

    it('where only the text asks for it, once, and as missing where nothing of it is shown', () => {
      const job = farm('Sets up drip irrigation. Ran e-commerce operations.');
      const { reasons } = scoreMatch(job, drip);
      expect(reasons.matchedSkills).toContain('Drip Irrigation');
      expect(reasons.matchedSkills).not.toContain('Irrigation');
      expect(reasons.evidence).toContainEqual({ skill: 'Drip Irrigation', line });
      expect(reasons.missingSkills.filter((name) => name === 'E-Commerce Operations')).toHaveLength(1);
      expect(scoreMatch(job, { text: 'Cook\nIndian sweets' }).reasons.missingSkills).toContain(
        'Drip Irrigation',
      );
      const both = farm('Plans irrigation, and sets up drip irrigation.');
      expect(scoreMatch(both, drip).reasons.matchedSkills).toContain('Irrigation');
    });

    it('beside what it is a part of, for which alone the score counts', () => {
      const both = farm('Works on farms.', ['Irrigation', 'Drip Irrigation']);
      const { reasons } = scoreMatch(both, drip);
      expect(reasons.matchedSkills).toEqual(expect.arrayContaining(['Irrigation', 'Drip Irrigation']));
      expect(reasons.evidence).toContainEqual({ skill: 'Drip Irrigation', line });
      const plain = { text: drip.text.replace('drip-irrigation', 'water') };
      expect(scoreMatch(both, plain).reasons).toMatchObject({
        matchedSkills: expect.arrayContaining(['Irrigation']) as unknown,
        missingSkills: ['Drip Irrigation'],
      });
      const vectors = { vector: [1, 0] };
      const alone = farm('Works on farms.', ['Irrigation']);
      expect(scoreMatch({ ...both, ...vectors }, { ...drip, ...vectors }).score).toBe(
        scoreMatch({ ...alone, ...vectors }, { ...drip, ...vectors }).score,
      );
    });

    it('and take no line for what was only entered by hand', () => {
      const byHand = { text: 'Agronomist in Nashik', skills: ['Drip Irrigation'] };
      const { reasons } = scoreMatch(farm('Works on farms.', ['Drip Irrigation']), byHand);
      expect(reasons.matchedSkills).toContain('Drip Irrigation');
      expect(reasons.evidence.map(({ skill }) => skill)).not.toContain('Drip Irrigation');
    });
  });

  describe('take no wider word for proof of a thing with a name of its own', () => {
    const payroll = (skills: string[]) => ({ title: 'Clerk', text: '', skills });
    const told = (text: string, skills: string[], entered: string[] = []) =>
      scoreMatch(payroll(skills), { text: `HR Executive\n${text}`, skills: entered }, 40).reasons;

    it.each([
      ['Payroll in HRMS for 400 workers', 'greytHR'],
      ['HR software', 'Keka'],
      ['Payroll in Keka', 'greytHR'],
      ['Income tax returns of staff', 'Form 16'],
      ['ESI challans', 'PF'],
      ['Job portals', 'Naukri'],
    ])('%s: %s', (line, asked) => {
      const { matchedSkills, missingSkills, evidence } = told(line, [asked]);
      expect({ matchedSkills, missingSkills, evidence }).toEqual({
        matchedSkills: [],
        missingSkills: [asked],
        evidence: [],
      });
    });

    it.each([
      ['Payroll in GreytHR for 400 workers', 'greytHR'],
      ['EPF returns', 'PF'],
      ['ESIC returns', 'ESI'],
      ['Issued form 16', 'Form 16'],
      ['Payroll by ADP', 'ADP'],
      ['Advanced Excel, pivot table', 'Pivot Tables'],
      ['Advanced Excel, v-lookup', 'VLOOKUP'],
      ['Filing of income tax returns', 'ITR'],
      ['Opened current and savings accounts', 'CASA'],
      ["Employees' State Insurance, payroll", 'ESI'],
      ['F&F of leavers, payroll', 'Full and Final Settlement'],
      ['Issued Form16, TDS', 'Form 16'],
      ['Basic Life Support, ICU', 'BLS'],
    ])('but the name in any spelling: %s: %s', (line, asked) => {
      const { matchedSkills, evidence } = told(line, [asked]);
      expect({ matchedSkills, evidence }).toEqual({
        matchedSkills: [asked],
        evidence: [{ skill: asked, line }],
      });
    });

    it.each(['Worked on greytHR and Keka', 'A human resource management system', 'HRMS'])(
      'but any of a kind for the kind: %s',
      (line) => {
        for (const skills of [['HRMS'], ['Darwinbox', 'HRMS']]) {
          const { matchedSkills, evidence } = told(line, skills);
          expect({ matchedSkills, evidence }).toEqual({
            matchedSkills: ['HRMS'],
            evidence: [{ skill: 'HRMS', line }],
          });
        }
      },
    );

    it.each([
      ['Chartered Accountant', 'Accounting'],
      ['Chartered Accountant', 'Accountancy'],
      ['Paediatric nursing in a ward of 30 beds', 'Nursing'],
      ['Front office and hotel sales', 'Sales'],
    ])('and a kind of a skill for the skill: %s', (line, skill) => {
      const { matchedSkills, missingSkills, evidence } = told(line, [skill]);
      expect({ matchedSkills, missingSkills, evidence }).toEqual({
        matchedSkills: [skill],
        missingSkills: [],
        evidence: [{ skill, line }],
      });
    });

    it.each([
      ['Accounting', 'Cost Accounting'],
      ['Photo Editing', 'Editing'],
      ['Quantity Surveying', 'Surveying'],
      ['Visual Merchandising', 'Merchandising'],
    ])('but not the reverse, nor what only spells like it: %s is no %s', (line, skill) => {
      expect(told(line, [skill]).missingSkills).toEqual([skill]);
    });

    it('and tell each of several that count as one skill, the score as for one', () => {
      const { matchedSkills, missingSkills } = told('Payroll in Keka', ['greytHR', 'Keka', 'Darwinbox']);
      expect(matchedSkills).toEqual(['Keka']);
      expect(missingSkills).toEqual(['greytHR', 'Darwinbox']);
      const score = (skills: string[]) =>
        scoreMatch(payroll(skills), { text: 'HR Executive\nPayroll in Keka' }, 40).score;
      expect(score(['greytHR', 'Keka'])).toBe(score(['greytHR']));
    });

    it('nor a line for what was only entered by hand', () => {
      const { matchedSkills, evidence } = told('Payroll', ['Keka'], ['Keka']);
      expect(matchedSkills).toEqual(['Keka']);
      expect(evidence).toEqual([]);
    });
  });

  it.each([
    ['Bharat Forgings Pvt Ltd, Pune', false],
    ['HR Officer at Bharat Forgings Limited', false],
    ['Bharat Forgings, Pune, 2019 - 2022', false],
    ['Kalyani Forging Industries', false],
    ['Bharat Forgings\n2019 - Present', false],
    ['Forging of shafts at Bharat Forgings Pvt Ltd', true],
    ['Casting and Forging, 2019', true],
    ['Hot Forging, 2019', true],
    ['forging', true],
    ['Skills: Forging, Welding', true],
  ])('take no employer for a skill that somebody has besides: %s', (line, isShown) => {
    const { extraSkills } = scoreMatch(
      { title: 'HR Executive', text: 'HR executive', skills: ['Payroll'] },
      { text: `Suresh Patil\nHR Officer\n${line}\nPayroll` },
    ).reasons;
    expect(extraSkills.includes('Casting and Forging')).toBe(isShown);
  });

  it.each([
    ['Used Java for payments company backends', 'Java'],
    ['Maintained Tally for three group companies', 'Tally'],
    ['Handled Payroll for the group', 'Payroll'],
    ['NPTEL Python, 2021', 'Python'],
    ['Udemy React - 2022', 'React'],
    ['Coursera Tableau (2020)', 'Tableau'],
    ['Certifications\nZarfia Tableau, 2020', 'Tableau'],
  ])('name what somebody has besides: %s', (line, skill) => {
    const { extraSkills } = scoreMatch(
      { title: 'Nurse', text: 'Nurse', skills: ['Nursing'] },
      { text: `Suresh Patil\nNursing\n${line}` },
    ).reasons;
    expect(extraSkills).toContain(skill);
  });

  it('show a line whole that the edge of the page has broken, and no neighbour', () => {
    const lineOf = (text: string) =>
      scoreMatch({ title: 'Smith', text: '', skills: ['Zarf Polishing'] }, { text }).reasons.evidence;
    const shown = (line: string) => [{ skill: 'Zarf Polishing', line }];
    expect(
      lineOf('Fitter\nRegistered with the Guild of Zarf Polishing and\nGrinding, Pune\nMarathi'),
    ).toEqual(shown('Registered with the Guild of Zarf Polishing and Grinding, Pune'));
    expect(
      lineOf('Was trusted with the whole of the workshop and its tools, with\nZarf Polishing by hand.\nPune'),
    ).toEqual(
      shown('Was trusted with the whole of the workshop and its tools, with Zarf Polishing by hand.'),
    );
    expect(
      lineOf('Led a crew of eight at the works in Chakan on night shifts\nand did zarf polishing\nPune'),
    ).toEqual(shown('Led a crew of eight at the works in Chakan on night shifts and did zarf polishing'));
    expect(lineOf('welding\nzarf polishing\ngrinding\n- fitting')).toEqual(shown('zarf polishing'));
    expect(lineOf('Zarf Polishing,\n- Welding')).toEqual(shown('Zarf Polishing,'));
    // What would be too long to show stays apart.
    const long = `${'brass '.repeat(35)}and`;
    expect(lineOf(`${long}\nZarf Polishing and\n${long}`)).toEqual(shown('Zarf Polishing and'));
  });

  it('name all skills that matched, each with its line, however many those are', () => {
    const skills = Array.from({ length: 20 }, (_, at) => `Zarf Polishing ${'ABCDEFGHIJKLMNOPQRST'[at]}`);
    const { reasons } = scoreMatch({ ...JOB, skills }, { text: skills.join('\n') });
    expect(reasons.matchedSkills).toEqual(expect.arrayContaining(skills));
    expect(reasons.evidence).toEqual(expect.arrayContaining(skills.map((skill) => ({ skill, line: skill }))));
  });

  it.each([
    ['We are hiring an Accountant with Tally', false],
    ['Hiring for our Pune office. Accountant with Tally', false],
    ['MEGA HIRING – Accountant with Tally', false],
    ['Accountant with Tally. We do not discriminate in hiring', false],
    ['We are hiring an HR Executive for end to end recruitment', true],
    ['HR Executive\nHiring and onboarding of staff', true],
    ['HR Executive: own hiring, onboarding and exits', true],
  ])('take the hiring itself for no skill: %s', (text, isAsked) => {
    const hr = { text: 'HR Executive\nRecruitment and onboarding, Tally' };
    const { matchedSkills } = scoreMatch({ title: '', text }, hr).reasons;
    expect(matchedSkills.includes('Recruitment')).toBe(isAsked);
  });

  it('find a skill that the taxonomy does not know by its letters', () => {
    const { reasons } = scoreMatch(JOB, { text: 'Did zarf polishing for two years' });
    expect(reasons.matchedSkills).toContain('Zarf Polishing');
  });

  it.each([
    ['under their heading', 'HOBBIES\nPhotography, Cooking\nZarf polishing'],
    ['under their heading, with marks', 'Interests:\n• Photography\n• Zarf polishing, cooking'],
    ['beside their label', 'Hobbies: Photography, zarf polishing'],
    ['beside something else', 'Skilled in Tally | Hobbies: Photography, zarf polishing'],
    ['in a sentence', 'My hobbies are photography and zarf polishing'],
  ])('take no hobby for a skill, %s', (_, hobbies) => {
    const job = {
      title: 'Photographer',
      text: 'Photography of products in our studio',
      skills: ['Photography', 'Zarf Polishing'],
    };
    const clerk = 'Office Clerk\nTally, filing of papers';
    const { score, reasons } = scoreMatch(job, { text: `${clerk}\n${hobbies}` }, 40);
    expect(reasons.matchedSkills).toEqual([]);
    expect(reasons.missingSkills).toEqual(['Photography', 'Zarf Polishing']);
    expect(reasons.evidence).toEqual([]);
    expect(reasons.topTerms.map(({ term }) => term)).not.toContain('photography');
    expect(score).toBe(scoreMatch(job, { text: clerk }, 40).score);
  });

  it.each([
    ['another heading', 'HOBBIES\nCooking\nSKILLS\nPhotography'],
    ['a heading that is not known', 'HOBBIES\nCooking\n\nSTUDIO AND MORE\nPhotography'],
    ['a line with a year', 'HOBBIES\nCooking\nStudio Rao, 2019 - 2023\nPhotography'],
    ['a label of its own', 'HOBBIES\nCooking\nSkills: Photography'],
    ['a trade of interest', 'Interest: Photography'],
    [
      'hobbies in another column',
      'HOBBIES\nCooking, cricket          PROJECTS\nSums          Photography of a fort',
    ],
    ['hobbies alone in their column', 'HOBBIES\n                    Photography of a fort'],
    ['a label of hobbies in another column', 'Hobbies: cooking          Photography of a fort'],
  ])('take for a skill again what comes after %s', (_, text) => {
    const job = { title: '', text: '', skills: ['Photography'] };
    expect(scoreMatch(job, { text: `Asha Rao\n${text}` }).reasons.matchedSkills).toEqual(['Photography']);
  });

  it('hold skills that were only entered by hand', () => {
    const { reasons } = scoreMatch(JOB, { ...RESUME, skills: ['TDS'] });
    expect(reasons.matchedSkills).toContain('TDS');
    expect(reasons.evidence.some(({ skill }) => skill === 'TDS')).toBe(false);
  });

  it.each([
    [1, 'below'],
    [4, 'fits'],
    [9, 'above'],
    [null, 'unknown'],
  ])('judge %s years against 3-6 as %s', (experienceYears, verdict) => {
    const { reasons } = scoreMatch(JOB, { ...RESUME, experienceYears });
    expect(reasons.experience).toEqual({ asked: '3-6 years', has: experienceYears, verdict });
  });

  it('tell no city, which is shown as no part of the score', () => {
    const [job, resume] = [JOB, RESUME].map((one) => ({ ...one, text: `${one.text}\nPune` }));
    const told = scoreMatch({ ...JOB, ...job }, { ...RESUME, ...resume }).reasons.topTerms;
    expect(told.map(({ term }) => term)).toContain('accountant');
    expect(told.map(({ term }) => term)).not.toContain('pune');
  });

  it('tell the shared words that weighed most', () => {
    const { reasons } = scoreMatch(JOB, RESUME);
    expect(reasons.topTerms[0]?.weight).toBeGreaterThan(0);
    expect(reasons.topTerms.map(({ term }) => term)).toContain('accountant');
  });

  it('let one of three years take an eighth of the score', () => {
    const fits = scoreMatch(JOB, RESUME).score;
    const tooFew = scoreMatch(JOB, { ...RESUME, experienceYears: 1 }).score;
    expect(tooFew / fits).toBeGreaterThan(0.85);
    expect(tooFew / fits).toBeLessThan(0.89);
  });

  it('stay within 0 and 100 for empty texts', () => {
    const { score, reasons } = scoreMatch({ title: '', text: '' }, { text: '' });
    expect(score).toBe(0);
    expect(reasons.matchedSkills).toEqual([]);
  });
});

import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findLegacyColumns } from '#contract/legacy-columns.ts';
import { legacyImportRoutes } from '#contract/legacy-import.ts';
import { candidates } from '../db/schema.ts';
import { createTestApp } from '../test/app.ts';

const app = await createTestApp();
beforeEach(() => app.reset());
afterAll(() => app.close());

const { db } = app.database;

const send = async (lines: string[], dry_run = false) => {
  const { data } = await app.as('hr').call(legacyImportRoutes.table, {
    body: { kind: 'candidates', dry_run },
    files: { file: new File([lines.join('\n')], 'old.csv', { type: 'text/csv' }) },
  });
  return data;
};

/** The fields for which the headings of a tracker are taken, and those that are told as not taken over. */
const read = (headings: string) => {
  const names = headings.split('|');
  const { found, missing } = findLegacyColumns('candidates', names);
  const taken = new Set(found.values());
  return {
    missing,
    taken: Object.fromEntries([...found].map(([field, at]) => [names[at], field])),
    ignored: names.filter((_name, at) => !taken.has(at)),
  };
};

describe('the headings of Indian trackers', () => {
  it('of an export of Naukri', () => {
    const headings =
      'Job Title|Date of application|Name|Email ID|Phone Number|Current Location|Preferred Locations|Total Experience|Curr. Company name|Curr. Company Designation|Key Skills|Annual Salary|Notice period/ Availability to join|Resume Headline|Under Graduation degree';
    expect(read(headings)).toMatchObject({
      missing: [],
      taken: {
        'Date of application': 'created_at',
        'Curr. Company name': 'current_company',
        'Curr. Company Designation': 'current_position',
        'Annual Salary': 'current_ctc',
        'Notice period/ Availability to join': 'days_to_join',
        'Resume Headline': 'resume_summary',
      },
    });
    expect(read(headings).ignored).toContain('Under Graduation degree');
  });

  it('of an export of Zoho Recruit', () => {
    const headings =
      'Candidate Id|First Name|Last Name|Email|Mobile|Phone|City|Experience in Years|Current Job Title|Current Employer|Expected Salary|Current Salary|Skill Set|Additional Info|Source|Created Time|Is Locked';
    expect(read(headings)).toMatchObject({
      missing: [],
      taken: {
        'First Name': 'first_name',
        'Last Name': 'last_name',
        Phone: 'phone',
        Mobile: 'other_phone',
        'Current Job Title': 'current_position',
        'Created Time': 'created_at',
        'Additional Info': 'remarks',
      },
      ignored: ['Candidate Id', 'Is Locked'],
    });
  });

  it('of a consultant’s daily tracker', () => {
    const headings =
      'S.No|Client|Position|Candidate Name|Contact No.|Alternate No.|Email ID|Current Organisation|Current Designation|Total Exp (yrs)|Relevant Exp (yrs)|C.CTC|E.CTC|Notice Period|Current Location|Preferred Location|Qualification|Reason for change|Recruiter Name|Sourced By|Consultant|Remarks';
    expect(read(headings)).toMatchObject({
      missing: [],
      taken: {
        'Alternate No.': 'other_phone',
        'Current Organisation': 'current_company',
        'Current Designation': 'current_position',
        'Total Exp (yrs)': 'experience_years',
        'C.CTC': 'current_ctc',
        'E.CTC': 'expected_ctc',
      },
    });
    // Nobody knows whether they name our people, a portal or an agency; the others have no field.
    expect(read(headings).ignored).toEqual(
      expect.arrayContaining(['Qualification', 'Reason for change', 'Recruiter Name', 'Sourced By']),
    );
  });

  it('of LinkedIn', () => {
    const headings =
      'First name|Last name|Headline|Profile URL|Email address|Phone number|Current title|Current company|Location|Years of experience|Applied on|Notes';
    expect(read(headings)).toMatchObject({
      missing: [],
      taken: { Headline: 'resume_summary', 'Current title': 'current_position', 'Applied on': 'created_at' },
      ignored: ['Profile URL'],
    });
  });

  it('of a campus list', () => {
    const headings =
      'Sl. No.|Roll No|Name of the Student|Branch|Email Id|Mobile No.|CGPA|Location Preference|Experience';
    expect(read(headings)).toMatchObject({
      missing: [],
      taken: { 'Name of the Student': 'name', 'Location Preference': 'preferred_location' },
      ignored: ['Sl. No.', 'Roll No', 'Branch', 'CGPA'],
    });
  });

  it('of an Excel tracker with Hindi words', () => {
    const headings =
      'Naam|Mobile Number|Email|Anubhav (saal)|Company ka naam|Pad|Abhi ki salary|Expected salary|Kab join karenge|Sheher|Skill|Kahan se mila|Tippani';
    expect(read(headings)).toMatchObject({
      missing: [],
      taken: {
        Naam: 'name',
        'Anubhav (saal)': 'experience_years',
        'Company ka naam': 'current_company',
        Pad: 'current_position',
        'Abhi ki salary': 'current_ctc',
        'Kab join karenge': 'days_to_join',
        Sheher: 'current_city',
        'Kahan se mila': 'found_through',
        Tippani: 'remarks',
      },
      ignored: [],
    });
  });

  it('of an Excel tracker of a company', () => {
    const headings =
      'Date of Sourcing|Candidate|E-mail|Mobile #|YOE|R.Exp|Current / Last Company|Current Role|Existing CTC|Exp. CTC (in Lacs)|LWD (if serving)|Holding any offer (Y/N)|Skill/Technology|Source of profile|Employee Referral Name|Vendor Name|HR Feedback';
    expect(read(headings)).toMatchObject({
      missing: [],
      taken: {
        'Date of Sourcing': 'created_at',
        'Mobile #': 'phone',
        'R.Exp': 'relevant_experience_years',
        'Current / Last Company': 'current_company',
        'Existing CTC': 'current_ctc',
        'Exp. CTC (in Lacs)': 'expected_ctc',
        'LWD (if serving)': 'last_working_day',
        'Holding any offer (Y/N)': 'offer_in_hand',
        'Skill/Technology': 'skills',
        'Source of profile': 'found_through',
        'Employee Referral Name': 'referred_by',
        'Vendor Name': 'vendor',
        'HR Feedback': 'remarks',
      },
      ignored: [],
    });
  });

  it('of a tracker of requisitions', () => {
    const names =
      'Requirement Title|Roles & Responsibilities|Location(s)|Experience (Yrs)|Max Budget|Must Have Skills|WFO/WFH|Requisition Status|Date Opened|Posted On|Vacancy|Hiring Manager';
    const { found } = findLegacyColumns('jobs', names.split('|'));
    expect(Object.fromEntries(found)).toEqual({
      title: 0,
      description: 1,
      location: 2,
      experience_required: 3,
      ctc_max: 4,
      skills_required: 5,
      mode_of_work: 6,
      status: 7,
      created_at: 8,
      published_at: 9,
      openings: 10,
    });
  });

  it('have a position of the person’s own only where no other column names it', () => {
    expect(read('Name|Position').taken).toMatchObject({ Position: 'current_position' });
    expect(read('Name|Position|Designation')).toMatchObject({
      taken: { Designation: 'current_position', Position: 'job' },
    });
  });
});

describe('a name in two columns', () => {
  it('is one, in the preview, in what is told of a row, and as it is stored', async () => {
    const lines = [
      'First Name,Last Name,Email,Phone,Mobile,Experience in Years',
      'ASHA,RAO,asha@old.example,,98450 12345,4 yrs 2 mnths',
      'Ravi,Kale,no-mail,9845012346,,3',
    ];
    const dry = await send(lines, true);
    expect(dry.problems).toMatchObject([{ line: 3, name: 'Ravi Kale' }]);
    expect(dry.preview.columns).toEqual(['name', 'e-mail', 'phone', 'experience']);
    expect(dry.preview.rows[0]?.cells.slice(0, 2)).toEqual(['Asha Rao', 'asha@old.example']);
    await send(lines.slice(0, 2));
    expect(await db.select().from(candidates)).toMatchObject([
      { name: 'Asha Rao', phone: '+91 98450 12345', experience_years: 4 },
    ]);
    const nobody = await send(['First Name,Last Name,Email,Phone,Exp', ',,a@old.example,9845012347,1'], true);
    expect(nobody.problems[0]?.message).toBe('name is required');
  });
});

describe('the vendor of a row', () => {
  const stored = async (cells: string) => {
    await app.reset();
    await send([
      `name,email,phone,exp,Vendor Name,Source`,
      `Asha Rao,asha@old.example,9845012345,3,${cells}`,
    ]);
    const [person] = await db.select().from(candidates);
    const { submission_type, company_name, current_company, found_through } = person!;
    return { submission_type, company_name, current_company, found_through };
  };
  const internal = { submission_type: 'internal', company_name: null, current_company: null };

  it('makes its person one of that vendor, whose channel is not told', async () => {
    expect(await stored('Talent Bridge,Naukri')).toEqual({
      submission_type: 'vendor',
      company_name: 'Talent Bridge',
      current_company: null,
      found_through: null,
    });
    expect(await stored('ABC Consultants,')).toMatchObject({ company_name: 'ABC Consultants' });
  });

  it('is none where our own people, a channel or nothing stands in its place', async () => {
    for (const cell of ['', 'NA', 'Internal', 'Direct', 'Naukri', 'N', 'Yes', 'HR', '0'])
      expect(await stored(`${cell},LinkedIn`)).toEqual({ ...internal, found_through: 'linkedin' });
  });

  it('does not go against the submission type that is said', async () => {
    const [header, rest] = ['name,email,phone,exp,Vendor,submission type', 'Talent Bridge,internal'];
    await send([header, `Asha Rao,asha@old.example,9845012345,3,${rest}`]);
    expect(await db.select().from(candidates)).toMatchObject([internal]);
  });
});

it('a person who stands in lines before is told with what is the same in each of them', async () => {
  const lines = [
    'name,email,phone,exp',
    'Asha,asha@old.example,9845012345,3',
    'Ravi,ravi@old.example,9845012346,3',
    'Nina,ASHA@old.example,+91 98450 12346,3',
    'Omar,omar@old.example,98450-12345,3',
  ];
  const { problems } = await send(lines, true);
  expect(problems.map(({ message }) => message)).toEqual([
    'This has the same e-mail as line 2 and the same phone as line 3. Please correct it, or take what is too much out.',
    'This has the same phone as line 2. Please correct it, or take one of the two out.',
  ]);
});

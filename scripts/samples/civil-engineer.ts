import { centred, heading, line, points, table, writeDocx } from './docx.ts';
import type { Sample } from './sample.ts';
import { convertDocx } from './tools.ts';

const PROJECTS: [string, string, string, string, string[]][] = [
  [
    'Four laning of Sikar - Jhunjhunu section (km 12 to km 61)',
    'PWD Rajasthan',
    'Rs. 388 Cr.',
    'Deputy Project Manager',
    [
      'Overall charge of structures: 3 ROBs, 11 minor bridges, 64 culverts.',
      'Planning in MS Project and Primavera, monthly progress with the authority engineer.',
      'Checking and certification of RA bills of four sub-contractors.',
      'Site team of 9 engineers and 22 supervisors.',
    ],
  ],
  [
    'Rehabilitation of Ajmer bypass with rigid pavement',
    'State Highways Authority',
    'Rs. 142 Cr.',
    'Senior Engineer (Highways)',
    [
      'Laid 31 lane km of PQC with slipform paver; joint cutting and curing as per IRC 15.',
      'Prepared the bar bending schedules and the mix design submissions.',
      'Handled NCRs and their closing with the consultant.',
    ],
  ],
  [
    'Jaipur ring road package II, km 0 to km 22',
    'Development Authority',
    'Rs. 210 Cr.',
    'Senior Engineer (Highways)',
    [
      'Earthwork, GSB, WMM and DBM over 22 km.',
      'Survey with total station and auto level, cross sections every 10 m.',
      'Quality control at the site laboratory: CBR, MDD, aggregate and bitumen tests.',
    ],
  ],
  [
    'Two lane road with paved shoulder, Barmer - Balotra',
    'PWD Rajasthan',
    'Rs. 96 Cr.',
    'Site Engineer',
    [
      'Supervision of embankment, culverts and protection work in desert soil.',
      'Daily progress reports, labour and machinery deployment.',
      'Measurement book entries and joint records.',
    ],
  ],
  [
    'Residential colony, 240 units, Bhiwadi',
    'Private developer',
    'Rs. 54 Cr.',
    'Junior Engineer',
    [
      'RCC frame work of six blocks, column and slab checking before casting.',
      'Quantity take-off from drawings in AutoCAD.',
      'Material reconciliation of steel and cement.',
    ],
  ],
];

const WORK: [string, string, string, string][] = [
  ['Aravalli Infraprojects Pvt. Ltd., Jaipur', 'Deputy Project Manager', '09/2019', 'till date'],
  ['Maru Highways Ltd., Ajmer', 'Senior Engineer (Highways)', '09/2014', '08/2019'],
  ['Maru Highways Ltd., Barmer', 'Site Engineer', '05/2012', '08/2014'],
  ['Shree Balaji Buildcon, Bhiwadi', 'Junior Engineer', '04/2011', '04/2012'],
];

/** Three pages out of Word, every project with a table, personal details at the end. */
export const civilEngineer: Sample = {
  file: 'Vikram Singh Rathore CV updated (2).pdf',
  about:
    'PDF from Word, three pages; two phones, a permanent address elsewhere, monthly salary, client beside employer',
  outcome: 'read',
  expected: {
    name: 'Vikram Singh Rathore',
    email: 'vikram_rathore.civil@example.com',
    phone: '+91 98290 44718',
    current_city: 'Jaipur',
    current_position: 'Deputy Project Manager',
    current_company: 'Aravalli Infraprojects Pvt. Ltd.',
    experience_years: 15,
    skills: [
      'Highway Engineering',
      'AutoCAD',
      'MS Project',
      'Primavera',
      'Surveying',
      'Quality Control',
      'RCC',
      'Bar Bending Schedule',
      'Contract Management',
    ],
    current_ctc: 1_380_000,
    notice_period_days: 30,
  },
  async make() {
    const projects = PROJECTS.flatMap(([name, client, cost, position, did], index) => [
      line(`**Project ${index + 1}: ${name}**`, { spacing: { before: 220, after: 60 } }),
      table(
        [
          ['Client', client],
          ['Project cost', cost],
          ['Position held', position],
        ],
        [28, 72],
      ),
      line('**Role and responsibilities:**', { spacing: { before: 100, after: 40 } }),
      ...points(did),
    ]);
    const docx = await writeDocx(
      [
        centred('CURRICULUM VITAE', 15, true),
        line(''),
        line('**VIKRAM SINGH RATHORE**'),
        line('B.E. (Civil)'),
        line('Plot 41, Vaishali Nagar, Jaipur, Rajasthan 302021'),
        line('Mob: 9829044718 / 8107733520'),
        line('Email ID–vikram_rathore.civil@example.com'),
        heading('OBJECTIVE'),
        line(
          'To work as project in-charge on highway and bridge works where my 15 Years of experience in execution, planning and contract administration can be used fully.',
        ),
        heading('PROFILE IN BRIEF'),
        ...points([
          '15 Years in highways, structures and buildings with contractors, from trainee to Deputy Project Manager.',
          'Presently associated with Aravalli Infraprojects Pvt. Ltd. (Client: PWD Rajasthan) on a four laning project.',
          'Good knowledge of MORTH specifications, IRC codes, FIDIC based contracts and claims.',
          'Software: AutoCAD, MS Project, Primavera P6, MS Office.',
        ]),
        heading('EMPLOYMENT RECORD'),
        table([['Organisation', 'Designation', 'From', 'To'], ...WORK], [40, 32, 14, 14], { headRow: true }),
        heading('AREAS OF STRENGTH'),
        line(
          'Highway Engineering, Surveying (total station), RCC and bridge works, Quality Control, Bar Bending Schedule, Rate Analysis, Contract Management, Sub-contractor billing.',
        ),
        heading('DETAILS OF PROJECTS'),
        ...projects,
        heading('EDUCATIONAL QUALIFICATION'),
        table(
          [
            ['Course', 'University / Board', 'Year', 'Division'],
            ['B.E. Civil', 'Shekhawati Engineering College, Sikar', '2011', 'First (68.4%)'],
            ['Sr. Secondary', 'Rajasthan Board', '2007', 'First'],
            ['Secondary', 'Rajasthan Board', '2005', 'Second'],
          ],
          [24, 42, 14, 20],
          { headRow: true },
        ),
        heading('SALARY AND JOINING'),
        line('Present salary: Rs. 1,15,000/- per month. Expected: negotiable. Joining time: 1 month.'),
        heading('PERSONAL DETAILS'),
        table(
          [
            ["Father's name", 'Shri Mahendra Singh Rathore'],
            ['Date of birth', '14-08-1989'],
            ['Marital status', 'Married'],
            ['Languages known', 'Hindi, English, Rajasthani'],
            ['Permanent address', 'Village Dhod, Tehsil Dhod, Dist. Sikar (Raj.)'],
            ['Passport', 'Yes'],
          ],
          [28, 72],
          { lines: false },
        ),
        line('I hereby declare that the above particulars are true to the best of my knowledge and belief.', {
          spacing: { before: 240 },
        }),
        line('Place: Jaipur'),
        line(
          'Date: 12/11/2026                                                                                     (Vikram Singh Rathore)',
        ),
      ],
      { font: 'Liberation Serif', size: 12 },
    );
    return convertDocx(docx, 'pdf');
  },
};

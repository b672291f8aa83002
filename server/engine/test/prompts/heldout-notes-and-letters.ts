import type { PromptCase } from './prompt-case.ts';

/** The shortest and the longest prompts, of all fields, never looked at while the engine is made. */
export const PROMPTS_NOTES_AND_LETTERS: readonly PromptCase[] = [
  {
    name: 'react-note',
    prompt: 'sr react dev, 6+ yoe, remote, 30L max',
    expected: {
      title: ['Senior React Developer', 'Senior React Engineer', 'Senior React.js Developer'],
      locations: [],
      experience: [6, null],
      ctc: [null, 3_000_000],
      mode_of_work: 'remote',
      domain_industry: 'Information Technology',
      joining_date: null,
      skills: ['React'],
    },
  },
  {
    name: 'nurse-hinglish',
    prompt:
      'Patna ke clinic ke liye ek staff nurse chahiye, GNM, 2-3 saal ka experience, 16-18k salary, turant joining',
    expected: {
      title: ['Staff Nurse', 'Staff Nurse (GNM)'],
      locations: ['Patna'],
      experience: [2, 3],
      ctc: [192_000, 216_000],
      mode_of_work: 'office',
      domain_industry: 'Healthcare & Pharmaceuticals',
      joining_date: '2026-11-21',
      skills: [],
    },
  },
  {
    name: 'tally-operator-note',
    prompt: 'Tally operator for shop, Surat, fresher also ok, 12-15k pm',
    expected: {
      title: 'Tally Operator',
      locations: ['Surat'],
      experience: [
        [0, null],
        [0, 0],
      ],
      ctc: [144_000, 180_000],
      mode_of_work: 'office',
      domain_industry: ['E-commerce & Retail', 'Others', null],
      joining_date: null,
      skills: ['Tally'],
    },
  },
  {
    name: 'cnc-operator-note',
    prompt: 'CNC operators - 5 nos - Peenya, Bangalore. Fanuc control, drawing reading. ITI. 2-4 yr. 20-25k.',
    expected: {
      title: 'CNC Operator',
      locations: ['Bangalore'],
      experience: [2, 4],
      ctc: [240_000, 300_000],
      mode_of_work: 'office',
      domain_industry: ['Manufacturing', 'Automotive'],
      joining_date: null,
      skills: ['CNC', 'Fanuc', 'Drawing Reading'],
    },
  },
  {
    name: 'tgt-maths-note',
    prompt: 'TGT Maths reqd, English medium CBSE school at Nagpur, B.Sc B.Ed, 2 yrs min, 25000 pm',
    expected: {
      title: ['TGT Maths', 'TGT Mathematics', 'TGT Maths Teacher', 'Maths Teacher (TGT)', 'TGT (Maths)'],
      locations: ['Nagpur'],
      experience: [2, null],
      ctc: [
        [300_000, 300_000],
        [null, 300_000],
      ],
      mode_of_work: 'office',
      domain_industry: 'Education & EdTech',
      joining_date: null,
      skills: ['Mathematics'],
    },
  },
  {
    name: 'interior-designer-note',
    prompt:
      'Interior designer, residential projects, 3+ yrs, AutoCAD SketchUp V-Ray, Kochi studio, 4-6 LPA, should drive to sites',
    expected: {
      title: ['Interior Designer', 'Interior Designer - Residential', 'Interior Designer (Residential)'],
      locations: ['Kochi'],
      experience: [3, null],
      ctc: [400_000, 600_000],
      mode_of_work: ['office', null],
      domain_industry: ['Real Estate', 'Others'],
      joining_date: null,
      skills: ['AutoCAD', 'SketchUp', 'V-Ray', 'Interior Design'],
    },
  },
  {
    name: 'hospital-operations-letter',
    prompt: `Dear team,

As you know Mr. Rao is retiring and we have to fill the post of Manager – Hospital Operations before it hurts us. Our hospital has 320 beds, 9 OTs and an OPD footfall of 1,100 a day, and since the NABH surveyors are coming in March the person cannot be a beginner. I would want at least 10 years in hospital administration with an MHA, sound knowledge of NABH standards, TPA desk, patient feedback handling and vendor contracts, and somebody who walks the floors rather than sitting in the cabin.

The posting is at Nashik. We can offer between 14 and 17 lakhs a year. Please see that he or she joins by 31st January at the latest so that there's some overlap.`,
    expected: {
      title: ['Manager - Hospital Operations', 'Hospital Operations Manager', 'Manager Hospital Operations'],
      locations: ['Nashik'],
      experience: [10, null],
      ctc: [1_400_000, 1_700_000],
      mode_of_work: 'office',
      domain_industry: 'Healthcare & Pharmaceuticals',
      joining_date: '2027-01-31',
      skills: ['Hospital Administration', 'NABH', 'TPA'],
    },
  },
  {
    name: 'finance-controller-letter',
    prompt: `I am the founder of a furniture manufacturing company in Greater Noida (₹140 crore revenue last year, growing 30%, two factories, one more coming up in Rudrapur). Till now my cousin looked after the finances but we've outgrown that. I need a Finance Controller who can set up proper MIS, costing, monthly closing, statutory compliance and banking (we have limits of 25 crore), and manage a team of 9. He/she should be a CA with 10 to 14 years, most of it in manufacturing, comfortable on SAP B1 or able to move us from Tally to SAP.

We will pay 28–35 lakhs depending upon present CTC. Work is from our Greater Noida head office, alternate Saturdays off. Someone serving notice will be preferred.`,
    expected: {
      title: 'Finance Controller',
      locations: ['Noida'],
      experience: [10, 14],
      ctc: [2_800_000, 3_500_000],
      mode_of_work: 'office',
      domain_industry: 'Manufacturing',
      joining_date: null,
      skills: ['MIS', 'Costing', 'Statutory Compliance', 'SAP Business One', 'Tally'],
    },
  },
];

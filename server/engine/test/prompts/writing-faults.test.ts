import { describe, expect, it } from 'vitest';
import type { JobFromPrompt } from '#contract/job-writing.ts';
import { writingFaults } from './writing-faults.ts';

const CLEAN: JobFromPrompt = {
  title: 'Senior .NET Developer',
  summary:
    'We are hiring an HR-friendly .NET developer in Pune. You will work with a European team, e.g. on billing.',
  description:
    'You will join an MBA-led unit for one hour a day.\n\nKey responsibilities\n- Build services in C, C++ and C#.\n- 24x7 support by turns.',
  requirements: '- 3 to 5 years of experience\n- B.Sc. or B.Tech. in any subject, with an NBFC or a bank',
  location: 'Pune',
  experience_required: '3-5',
  skills_required: [],
  experience_min: 3,
  experience_max: 5,
  ctc_min: null,
  ctc_max: null,
  mode_of_work: null,
  domain_industry: null,
  joining_date: null,
  department: null,
  openings: null,
  skills_wished: [],
};

describe('writingFaults', () => {
  it('finds nothing in clean texts', () => {
    expect(writingFaults(CLEAN)).toEqual([]);
  });

  it.each([
    ['You will work with with us.', 'a doubled word'],
    ['You have a diploma or diploma.', 'a doubled word'],
    ['You will  work here.', 'a double space'],
    ['You will work in Pune .', 'a space before punctuation'],
    ['You know Java,, Go.', 'punctuation twice'],
    ['You work here..', 'punctuation twice'],
    ['You work on:\n- \n- Java.', 'an empty bullet'],
    ['You work on:\n- java.', 'a bullet that starts small'],
    ['You work on:\n- • Java.', 'a bullet within a bullet'],
    ['You work here. we pay.', 'a sentence that starts small'],
    ['You work with a team of. It is good.', 'a sentence that ends in the air'],
    ['You are a engineer.', '"a" before a vowel'],
    ['You are an nurse.', '"an" before a consonant'],
    ['You know undefined.', 'a brace or a placeholder'],
    ['You know {skill}.', 'a brace or a placeholder'],
    ['You know Java ().', 'empty brackets'],
    ['You speak telugu.', 'a language in small letters'],
    ['You know <b>Java</b>.', 'markup'],
    ['You work here and', 'does not end'],
    ['You work here. ', 'space around it'],
    ['You will join an MBA-led unit for one hour a day.', 'said twice'],
  ])('finds in "%s" %s', (summary, fault) => {
    expect(writingFaults({ ...CLEAN, summary })).toEqual([expect.stringContaining(fault)]);
  });
});

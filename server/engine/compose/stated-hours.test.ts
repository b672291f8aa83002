import { describe, expect, it } from 'vitest';
import { jobFromPrompt } from './job-from-prompt.ts';
import { readPrompt } from './prompt-text.ts';
import { readHours } from './stated-hours.ts';

describe('the working hours of a prompt', () => {
  it.each([
    ['Telecaller, 10 to 7 pm', '10 to 7 pm'],
    ['Receptionist, 9.30 to 6 pm', '9:30 to 6 pm'],
    ['Receptionist, 9 am to 6 pm, salary 15k', '9 am to 6 pm'],
    ['Guard, timing 9 to 6 salary 15k', '9 to 6'],
    ['Cook, mornings 6 to 10 am', '6 to 10 am'],
    ['Tutor, evening 4-8pm', '4 to 8 pm'],
    ['Call centre executive 10 am to 7 pm', '10 am to 7 pm'],
    ['Tuition teacher, classes 4 pm to 8 pm', '4 pm to 8 pm'],
    ['Teacher, class 6 to 8 timing 8 to 2', '8 to 2'],
    ['Telecaller, salary 12 to 18 pm 10-7 duty', '10 to 7'],
    ['Telecaller, 8 to 10 pm duty 10-7', '10 to 7'],
    ['Accountant, interview timing 11 to 4, duty 9 to 6', '9 to 6'],
  ])('in "%s"', (text, hours) => {
    expect(readHours(readPrompt(text))).toBe(`Working hours: ${hours}`);
  });

  it.each([
    'Sales executive, salary 10 to 15 pm, incentive',
    'Receptionist, Rs 18-22 p.m.',
    'Receptionist, ₹ 18 to 22 pm',
    'Receptionist, ctc 18 - 22 pm',
    'Office boy pay 8 to 10 pm',
    'Office boy, Rs. 8 to 10 pm',
    'Office boy, ₹ 8 to 10 pm',
    'Office boy, 8 to 10 pm',
    'Office boy, full time 8 to 10 pm',
    'Office boy, 8.50 to 10.50 pm',
    'Office boy, 8:30 to 10:30 in hand',
    'Helper, 12-14 pm in hand',
    'Field sales, 15-20 pm',
  ])('and no text holds the pay of "%s"', (text) => {
    expect(readHours(readPrompt(text))).toBeNull();
    const { summary, description, requirements } = jobFromPrompt(text, '2026-11-21');
    expect([summary, description, requirements].join('\n')).not.toMatch(/\b(?:8|10|12|14|15|18|20|22)\b/);
  });

  it.each([
    'Walk-in interview 11 am to 3 pm, accountant',
    'Accountant. Call between 10 am to 6 pm',
    'Accountant. Call HR on 9847012345 between 10 am to 6 pm',
    'Accountant, interview timing 11 to 4',
    'Accountant, contact 9 to 5 pm',
    'Teacher, std 6 to 8 shift 1',
  ])('are not in "%s"', (text) => {
    expect(readHours(readPrompt(text))).toBeNull();
  });
});

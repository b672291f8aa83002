import { formatDay, joiningDateText } from '#contract/dates.ts';
import { experienceRequiredDisplay } from '#contract/experience.ts';
import { JOB_STATUS_LABELS } from '#contract/job-status.ts';
import { salaryRangeText } from '#contract/money.ts';
import { WORK_MODE_TEXTS } from '#contract/options.ts';
import { cleanList } from '#contract/text.ts';
import { comparing, type ComparedField } from '#web/lib/merge.ts';
import { toYears, type EditFormValues } from './job-form-values.ts';
import { IMMEDIATE } from './joining-date.ts';
import { SKILL_TIERS, TIER_LABELS } from './skill-tiers.ts';

const list = (values: readonly string[]) => cleanList(values).join(', ');

function experience(values: EditFormValues): string {
  const { experience_min: min, experience_max: max } = toYears(values);
  const typed = [min, max].some((years) => Number.isNaN(years));
  if (typed) return `${values.experience_min} to ${values.experience_max}`;
  return experienceRequiredDisplay({ min, max }) ?? '';
}

const COMPARED: readonly ComparedField<EditFormValues>[] = [
  { label: 'Job Title', fields: ['title'], text: ({ title }) => title.trim() },
  { label: 'Department', fields: ['department'], text: ({ department }) => department.trim() },
  { label: 'Openings', fields: ['openings'], text: ({ openings }) => openings?.toString() ?? '' },
  { label: 'Status', fields: ['status'], text: ({ status }) => JOB_STATUS_LABELS[status] },
  { label: 'Summary', fields: ['summary'], text: ({ summary }) => summary.trim() },
  {
    label: 'Mode of Work',
    fields: ['mode_of_work'],
    text: ({ mode_of_work: mode }) => (mode === null ? '' : WORK_MODE_TEXTS[mode].label),
  },
  {
    label: 'Domain Industry',
    fields: ['domain_industry'],
    text: ({ domain_industry: industry }) => industry ?? '',
  },
  { label: 'Locations', fields: ['locations'], text: ({ locations }) => list(locations) },
  { label: 'Experience required', fields: ['experience_min', 'experience_max'], text: experience },
  {
    label: 'Salary range',
    fields: ['ctc_min', 'ctc_max'],
    text: ({ ctc_min, ctc_max }) => salaryRangeText(ctc_min, ctc_max) ?? '',
  },
  {
    label: 'Expected Joining Date',
    fields: ['joining_date'],
    text: ({ joining_date: day }) => {
      if (day === IMMEDIATE) return joiningDateText(0);
      return day === null ? '' : formatDay(day);
    },
  },
  { label: 'Full Description', fields: ['description'], text: ({ description }) => description.trim() },
  { label: 'Requirements', fields: ['requirements'], text: ({ requirements }) => requirements.trim() },
  ...SKILL_TIERS.map((tier): ComparedField<EditFormValues> => ({
    label: TIER_LABELS[tier],
    fields: [tier],
    text: (job) => list(job[tier]),
  })),
];

/**
 * `isSameJob`: whether two fillings of the form would be saved as the same job. `mergeJob`: two people's changes to
 * the same job, field by field.
 */
export const { isSame: isSameJob, merge: mergeJob } = comparing(COMPARED, (values) => ({
  ...values,
  ...toYears(values),
}));

import {
  Autocomplete,
  Badge,
  Combobox,
  Radio,
  Select,
  Stack,
  Textarea,
  TextInput,
  type OptionsFilter,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent, ReactNode } from 'react';
import { joiningDateText } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { INDUSTRIES, type Industry, WORK_MODE_TEXTS, WORK_MODES } from '#contract/options.ts';
import { useToday } from '#web/lib/app-info.ts';
import { bestFirst } from '#web/lib/best-fit.ts';
import { ChipsInput } from '#web/ui/chips-input.tsx';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { FieldRow } from '#web/ui/form-layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { LakhsInput } from '#web/ui/lakhs-input.tsx';
import { leastCharacters } from '#web/ui/least-characters.ts';
import { EXPERIENCE_OPTIONS, type JobFormValues } from './job-form-values.ts';
import { departmentsQuery } from '#web/lib/departments.ts';
import { IMMEDIATE, joiningChoice, joiningDay } from './joining-date.ts';
import { SKILL_TIERS, TIER_LABELS, changeTier, type SkillTier } from './skill-tiers.ts';

export interface JobInputsProps {
  form: UseFormReturnType<JobFormValues>;
}

interface RequiredProps extends JobInputsProps {
  /** a new job needs them; one that was saved without may stay so */
  required: boolean;
}

/** Enough to look through; typing narrows them down. */
const DEPARTMENTS_SHOWN = 20;

export function TitleInputs({ form }: JobInputsProps) {
  const departments = useQuery(departmentsQuery);
  return (
    <FieldRow>
      <TextInput
        label="Job Title"
        required
        placeholder="e.g. Senior Java Developer"
        {...form.getInputProps('title')}
      />
      <Autocomplete
        label="Department"
        placeholder="e.g. Engineering"
        // one department under two names would be two in every figure
        data={departments.data?.departments ?? []}
        limit={DEPARTMENTS_SHOWN}
        {...form.getInputProps('department')}
      />
    </FieldRow>
  );
}

/** How many people are wanted. */
export function OpeningsInput({ form }: JobInputsProps) {
  return (
    <FieldRow>
      <NumberField
        label="Openings"
        description="How many people are wanted."
        placeholder="e.g. 2"
        {...limits.job.openings}
        {...form.getInputProps('openings')}
      />
    </FieldRow>
  );
}

export function SummaryInput({ form }: JobInputsProps) {
  return (
    <Textarea
      label="Summary"
      required
      description={`Two or three sentences that say what this job is. ${leastCharacters(limits.job.summary.min, form.values.summary)}.`}
      autosize
      minRows={2}
      maxRows={8}
      {...form.getInputProps('summary')}
    />
  );
}

export function WorkInputs({ form, required }: RequiredProps) {
  return (
    <>
      <Radio.Group label="Mode of Work" required={required} {...form.getInputProps('mode_of_work')}>
        <FieldRow columns={3}>
          {WORK_MODES.map((mode) => (
            <Radio
              key={mode}
              value={mode}
              label={WORK_MODE_TEXTS[mode].label}
              description={WORK_MODE_TEXTS[mode].explanation}
            />
          ))}
        </FieldRow>
      </Radio.Group>
      <Select
        label="Domain Industry"
        required={required}
        clearable={!required}
        // Where one must stand, a second press of it takes nothing away.
        allowDeselect={!required}
        searchable
        selectFirstOptionOnChange
        placeholder="Select an industry"
        nothingFoundMessage="No such industry"
        data={[...INDUSTRIES]}
        {...form.getInputProps('domain_industry')}
        wrapperProps={{
          onKeyDown: takeFirst((industry) => form.setFieldValue('domain_industry', industry)),
        }}
      />
    </>
  );
}

/**
 * Enter takes the first industry that fits what was typed. The list does so itself, but where it notes late that nothing was
 * chosen as it was opened: on a slow machine after all that was typed, and Enter would send the form.
 */
function takeFirst(take: (industry: Industry) => void) {
  return (event: KeyboardEvent) => {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
    const text = target instanceof HTMLInputElement ? target.value : '';
    const [first] = bestFirst(INDUSTRIES, text, (industry) => [industry]);
    if (text.trim() === '' || first === undefined || first === text) return;
    event.preventDefault();
    take(first);
  };
}

export function ExperienceInputs({ form }: JobInputsProps) {
  return (
    <FieldRow>
      <Autocomplete
        label="Minimum Experience (years)"
        placeholder="0 to 50"
        {...YEARS}
        {...form.getInputProps('experience_min')}
      />
      <Autocomplete
        label="Maximum Experience (years)"
        placeholder="0 to 50, or 10+"
        {...YEARS}
        {...form.getInputProps('experience_max')}
      />
    </FieldRow>
  );
}

/** All of them are offered, whatever stands in the field: it is for picking first, for typing second. */
const unfiltered: OptionsFilter = ({ options }) => options;

const YEARS = {
  data: EXPERIENCE_OPTIONS,
  filter: unfiltered,
  rightSection: <Combobox.Chevron />,
  rightSectionPointerEvents: 'none',
} as const;

export function SkillInputs({ form, required }: RequiredProps) {
  const change = (tier: SkillTier, wanted: string[]) => {
    const { skills, refusal } = changeTier(form.getValues(), tier, wanted);
    form.setFieldValue(tier, skills);
    if (refusal) form.setFieldError(tier, refusal);
  };
  return SKILL_TIERS.map((tier) => (
    <ChipsInput
      key={tier}
      label={TIER_LABELS[tier]}
      required={required && tier === 'primary_skills'}
      description={tier === 'primary_skills' ? 'What nobody can do this job without.' : undefined}
      placeholder="Type a skill and press Enter"
      addLabel="Add"
      {...form.getInputProps(tier)}
      onChange={(wanted) => change(tier, wanted)}
    />
  ));
}

interface DescriptionProps extends JobInputsProps {
  /** above the full description: what helps to write it */
  aside?: ReactNode;
}

export function DescriptionInputs({ form, aside }: DescriptionProps) {
  return (
    <>
      {aside}
      <Textarea
        label="Full Description"
        required
        description={`Lines that start with "- " become bullets. ${leastCharacters(limits.job.description.min, form.values.description)}.`}
        autosize
        minRows={6}
        maxRows={20}
        {...form.getInputProps('description')}
      />
      <Textarea
        label="Requirements"
        required
        description={`${leastCharacters(limits.job.requirements.min, form.values.requirements)}.`}
        autosize
        minRows={4}
        maxRows={20}
        {...form.getInputProps('requirements')}
      />
    </>
  );
}

export function BudgetInputs({ form }: JobInputsProps) {
  return (
    <FieldRow>
      <LakhsInput label="Minimum CTC (LPA)" {...form.getInputProps('ctc_min')} />
      <LakhsInput label="Maximum CTC (LPA)" {...form.getInputProps('ctc_max')} />
    </FieldRow>
  );
}

interface JoiningDateProps extends JobInputsProps {
  /** what is saved already, which may lie in the past */
  saved?: string | null;
}

export function JoiningDateInput({ form, saved = null }: JoiningDateProps) {
  const today = useToday();
  const chosen = form.values.joining_date;
  const { choice, days } = joiningChoice(chosen, saved, today);
  return (
    <Radio.Group
      label="Expected Joining Date"
      value={choice}
      onChange={(to) => form.setFieldValue('joining_date', to === 'immediate' ? IMMEDIATE : null)}
    >
      <FieldRow>
        <Stack gap="xs">
          <Radio value="future" label="Select Future Date" />
          <DayPicker
            aria-label="Joining date"
            min="today"
            description={days !== null && days > 0 && joiningDateText(days)}
            {...form.getInputProps('joining_date')}
            value={joiningDay(chosen, today)}
          />
        </Stack>
        <Stack gap="xs">
          <Radio value="immediate" label="Immediate Joiner" />
          {days !== null && days <= 0 && (
            <Badge color="green" aria-live="polite">
              {joiningDateText(days)}
            </Badge>
          )}
        </Stack>
      </FieldRow>
    </Radio.Group>
  );
}

import {
  Autocomplete,
  Badge,
  MultiSelect,
  Radio,
  Select,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { daysBetween, joiningDateText } from '#contract/dates.ts';
import { CITIES, INDUSTRIES, WORK_MODE_TEXTS, WORK_MODES } from '#contract/options.ts';
import { useToday } from '#web/lib/app-info.ts';
import { ChipsInput } from '#web/ui/chips-input.tsx';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { FieldRow, FormSection } from '#web/ui/form-layout.tsx';
import { LakhsInput } from '#web/ui/lakhs-input.tsx';
import { EXPERIENCE_OPTIONS, type JobFormValues } from './job-form-values.ts';

interface JobFieldsProps {
  form: UseFormReturnType<JobFormValues>;
  /** HR alone sees and sets the budget */
  withBudget: boolean;
}

/** The sections of a job, for creating and editing alike. */
export function JobFields({ form, withBudget }: JobFieldsProps) {
  return (
    <>
      <BasicFields form={form} />
      <PlaceFields form={form} />
      <SkillFields form={form} />
      <DetailFields form={form} />
      {withBudget && (
        <FormSection title="Budget & Compensation" description="Visible only to HR.">
          <FieldRow>
            <LakhsInput label="Minimum CTC (LPA)" {...form.getInputProps('ctc_min')} />
            <LakhsInput label="Maximum CTC (LPA)" {...form.getInputProps('ctc_max')} />
          </FieldRow>
        </FormSection>
      )}
    </>
  );
}

type Part = Pick<JobFieldsProps, 'form'>;

function BasicFields({ form }: Part) {
  return (
    <FormSection title="Basic Information">
      <FieldRow>
        <TextInput
          label="Job Title"
          required
          placeholder="e.g. Senior Java Developer"
          {...form.getInputProps('title')}
        />
        <TextInput label="Department" placeholder="e.g. Engineering" {...form.getInputProps('department')} />
      </FieldRow>
      <Textarea
        label="Summary"
        required
        description="Two or three sentences that say what this job is."
        autosize
        minRows={2}
        {...form.getInputProps('summary')}
      />
      <Radio.Group label="Mode of Work" required {...form.getInputProps('mode_of_work')}>
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
        required
        searchable
        placeholder="Select an industry"
        nothingFoundMessage="No such industry"
        data={[...INDUSTRIES]}
        {...form.getInputProps('domain_industry')}
      />
    </FormSection>
  );
}

/** The cities to choose from; one of an older job that is not among them stays. */
function cityOptions(chosen: readonly string[]): string[] {
  return [...new Set([...CITIES, ...chosen])];
}

function PlaceFields({ form }: Part) {
  return (
    <FormSection title="Location & Experience">
      <MultiSelect
        label="Locations"
        required
        searchable
        hidePickedOptions
        placeholder={form.values.locations.length === 0 ? 'Choose one or more cities' : undefined}
        nothingFoundMessage="No such city in the list"
        data={cityOptions(form.values.locations)}
        {...form.getInputProps('locations')}
      />
      <FieldRow>
        <Autocomplete
          label="Minimum Experience (years)"
          placeholder="0 to 50"
          data={EXPERIENCE_OPTIONS}
          filter={({ options }) => options}
          {...form.getInputProps('experience_min')}
        />
        <Autocomplete
          label="Maximum Experience (years)"
          placeholder="0 to 50, or 10+"
          data={EXPERIENCE_OPTIONS}
          filter={({ options }) => options}
          {...form.getInputProps('experience_max')}
        />
      </FieldRow>
    </FormSection>
  );
}

function SkillFields({ form }: Part) {
  const hint = 'Type a skill and press Enter';
  return (
    <FormSection title="Skills & Requirements">
      <ChipsInput
        label="Primary Skills"
        required
        description="What nobody can do this job without."
        placeholder={hint}
        addLabel="Add"
        {...form.getInputProps('primary_skills')}
      />
      <ChipsInput
        label="Secondary Skills"
        placeholder={hint}
        addLabel="Add"
        {...form.getInputProps('secondary_skills')}
      />
      <ChipsInput
        label="Additional Required Skills"
        placeholder={hint}
        addLabel="Add"
        {...form.getInputProps('additional_skills')}
      />
    </FormSection>
  );
}

function DetailFields({ form }: Part) {
  return (
    <FormSection title="Job Details">
      <Textarea
        label="Full Description"
        required
        description='Lines that start with "- " become bullets.'
        autosize
        minRows={6}
        maxRows={20}
        {...form.getInputProps('description')}
      />
      <Textarea
        label="Requirements"
        required
        autosize
        minRows={4}
        maxRows={20}
        {...form.getInputProps('requirements')}
      />
      <JoiningDate form={form} />
    </FormSection>
  );
}

function JoiningDate({ form }: Part) {
  const today = useToday();
  const date = form.values.joining_date;
  const days = date === null ? null : daysBetween(today, date);
  return (
    <Stack gap="xs">
      <Radio.Group
        label="Expected Joining Date"
        value={date !== null && date === today ? 'immediate' : 'future'}
        onChange={(choice) => form.setFieldValue('joining_date', choice === 'immediate' ? today : null)}
      >
        <FieldRow>
          <Radio value="future" label="Select Future Date" />
          <Radio value="immediate" label="Immediate Joiner" />
        </FieldRow>
      </Radio.Group>
      <FieldRow>
        <DayPicker aria-label="Joining date" min="today" {...form.getInputProps('joining_date')} />
        {days !== null && (
          <Text component="div" size="sm" aria-live="polite">
            {days <= 0 ? <Badge color="green">{joiningDateText(days)}</Badge> : joiningDateText(days)}
          </Text>
        )}
      </FieldRow>
    </Stack>
  );
}

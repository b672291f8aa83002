import { Fieldset, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { JOB_STATUS_LABELS, JOB_STATUS_MEANINGS, JOB_STATUSES } from '#contract/job-status.ts';
import { FormSection } from '#web/ui/form-layout.tsx';
import { CityPicker } from './city-picker.tsx';
import type { EditFormValues } from './job-form-values.ts';
import {
  BudgetInputs,
  DescriptionInputs,
  ExperienceInputs,
  JoiningDateInput,
  OpeningsInput,
  SkillInputs,
  SummaryInput,
  TitleInputs,
  WorkInputs,
} from './job-inputs.tsx';

interface EditJobFieldsProps {
  form: UseFormReturnType<EditFormValues>;
  /** what the job is now */
  saved: EditFormValues;
  /** HR alone sees and changes the salary range */
  withBudget: boolean;
}

const statusOptions = JOB_STATUSES.map((value) => ({ value, label: JOB_STATUS_LABELS[value] }));

/** The sections of a job that exists. */
export function EditJobFields({ form, saved, withBudget }: EditJobFieldsProps) {
  return (
    <>
      <FormSection title="Basic Information">
        <TitleInputs form={form} />
        <Select
          label="Status"
          description={JOB_STATUS_MEANINGS[form.values.status]}
          data={statusOptions}
          allowDeselect={false}
          {...form.getInputProps('status')}
        />
        <SummaryInput form={form} />
        <WorkInputs form={form} required={false} />
      </FormSection>
      <FormSection title="Location">
        <CityPicker label="Locations" required {...form.getInputProps('locations')} />
      </FormSection>
      <FormSection title="Additional Details">
        <Fieldset legend="Experience required" variant="unstyled" m={0}>
          <ExperienceInputs form={form} />
        </Fieldset>
        {withBudget && (
          <Fieldset legend="Salary range, visible only to HR" variant="unstyled" m={0}>
            <BudgetInputs form={form} />
          </Fieldset>
        )}
        <OpeningsInput form={form} />
        <JoiningDateInput form={form} saved={saved.joining_date} />
      </FormSection>
      <FormSection title="Job Description">
        <DescriptionInputs form={form} />
      </FormSection>
      <FormSection title="Skills Required">
        <SkillInputs form={form} required={false} />
      </FormSection>
    </>
  );
}

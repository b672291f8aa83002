import type { ReactNode } from 'react';
import { FormSection } from '#web/ui/form-layout.tsx';
import { CityPicker } from './city-picker.tsx';
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
  type JobInputsProps,
} from './job-inputs.tsx';

interface JobFieldsProps extends JobInputsProps {
  /** HR alone sees and sets the budget */
  withBudget: boolean;
  /** above the full description: what helps to write it */
  descriptionAside?: ReactNode;
}

/** The sections of a new job. */
export function JobFields({ form, withBudget, descriptionAside }: JobFieldsProps) {
  return (
    <>
      <FormSection title="Basic Information">
        <TitleInputs form={form} />
        <SummaryInput form={form} />
        <WorkInputs form={form} required />
      </FormSection>
      <FormSection title="Location & Experience">
        <CityPicker label="Locations" required {...form.getInputProps('locations')} />
        <ExperienceInputs form={form} />
      </FormSection>
      <FormSection title="Skills & Requirements">
        <SkillInputs form={form} required />
      </FormSection>
      <FormSection title="Job Details">
        <DescriptionInputs form={form} aside={descriptionAside} />
        <OpeningsInput form={form} />
        <JoiningDateInput form={form} />
      </FormSection>
      {withBudget && (
        <FormSection title="Budget & Compensation" description="Visible only to HR.">
          <BudgetInputs form={form} />
        </FormSection>
      )}
    </>
  );
}

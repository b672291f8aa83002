import { Autocomplete, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconAlertTriangle, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { type Channel, CHANNELS, referrerOf } from '#contract/channels.ts';
import { type IntakeFields, isUnsure } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import { CITIES } from '#contract/options.ts';
import { ChipsInput } from '#web/ui/chips-input.tsx';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { FieldLabel } from '#web/ui/field-label.tsx';
import { FieldRow } from '#web/ui/form-layout.tsx';
import FoundThrough from '#web/ui/found-through.tsx';
import { LakhsInput } from '#web/ui/lakhs-input.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';

const text = z.string();
const number = z.number().nullable();

/** What the form holds: a blank text is '' where the draft has null. */
export const rowValuesSchema = z.object({
  name: text,
  email: text,
  phone: text,
  current_city: text,
  current_position: text,
  current_company: text,
  preferred_location: text,
  experience_years: number,
  relevant_experience_years: number,
  skills: z.array(text),
  current_ctc: number,
  expected_ctc: number,
  joining_date: text.nullable(),
  remarks: text,
  found_through: z.enum(CHANNELS).nullable(),
  referred_by: text,
  resume_summary: text,
}) satisfies z.ZodType<Record<keyof IntakeFields, unknown>>;
export type RowValues = z.infer<typeof rowValuesSchema>;

/** A draft as the form's values. */
export function rowValues(fields: IntakeFields): RowValues {
  return {
    ...fields,
    name: fields.name ?? '',
    email: fields.email ?? '',
    phone: fields.phone ?? '',
    current_city: fields.current_city ?? '',
    current_position: fields.current_position ?? '',
    current_company: fields.current_company ?? '',
    preferred_location: fields.preferred_location ?? '',
    remarks: fields.remarks ?? '',
    referred_by: fields.referred_by ?? '',
    resume_summary: fields.resume_summary ?? '',
  };
}

/** The form's values as they are saved: a referrer who was typed under the batch's referral makes it one of this person's own. */
export function rowInput(values: RowValues, ofBatch: Channel | null): RowValues {
  const { referred_by } = values;
  const isReferred = ofBatch === 'referral' && referred_by.trim() !== '';
  const found_through = values.found_through ?? (isReferred ? ofBatch : null);
  return { ...values, found_through, referred_by: referrerOf({ found_through, referred_by }) ?? '' };
}

interface RowFieldsProps {
  form: UseFormReturnType<RowValues>;
  /** field → 0-1, of those that were read and not touched since */
  confidence: Readonly<Record<string, number>>;
  /** the channel that is chosen for the batch */
  channel: Channel | null;
  disabled: boolean;
}

const REQUIRED: ReadonlySet<string> = new Set(['name', 'email', 'phone', 'experience_years', 'skills']);
const yearsInput = limits.experienceYears;

/** How surely (0-1) a field was read, in percent. */
function SureMark({ sure }: { sure: number }) {
  const Sign = isUnsure(sure) ? IconAlertTriangle : IconSparkles;
  return (
    <Text span size="xs" c={isUnsure(sure) ? 'orange' : 'dimmed'} fw={400}>
      {' '}
      <Sign size={12} aria-hidden /> {Math.round(100 * sure)}% sure{isUnsure(sure) && ', please check'}
    </Text>
  );
}

/** The fields of somebody who may become a candidate; how surely each was read stands beside its name. */
export function RowFields({ form, confidence, channel, disabled }: RowFieldsProps) {
  const label = (text: string, field: keyof IntakeFields): ReactNode => {
    const sure = form.isDirty(field) ? undefined : confidence[field];
    return (
      <>
        {/* All of them may be from the resume here: how surely is what tells them apart. */}
        <FieldLabel text={text} required={REQUIRED.has(field)} sure={undefined} />
        {sure !== undefined && <SureMark sure={sure} />}
      </>
    );
  };
  const field = (name: keyof RowValues) => ({
    ...form.getInputProps(name),
    disabled,
    required: REQUIRED.has(name),
    withAsterisk: false,
  });
  const years = { min: yearsInput.min, max: yearsInput.max };
  return (
    <>
      <FieldRow>
        <TextInput label={label('Full Name', 'name')} autoComplete="off" {...field('name')} />
        <TextInput label={label('Email', 'email')} type="email" autoComplete="off" {...field('email')} />
        <PhoneInput label={label('Phone', 'phone')} autoComplete="off" {...field('phone')} />
        <Autocomplete
          label={label('Current City', 'current_city')}
          data={[...CITIES]}
          {...field('current_city')}
        />
        <NumberField
          label={label('Total Experience (years)', 'experience_years')}
          {...years}
          {...field('experience_years')}
        />
        <NumberField
          label={label('Relevant Experience (years)', 'relevant_experience_years')}
          {...years}
          {...field('relevant_experience_years')}
        />
        <TextInput label={label('Current Position', 'current_position')} {...field('current_position')} />
        <TextInput label={label('Current Company', 'current_company')} {...field('current_company')} />
        <LakhsInput label={label('Current CTC (LPA)', 'current_ctc')} {...field('current_ctc')} />
        <LakhsInput label={label('Expected CTC (LPA)', 'expected_ctc')} {...field('expected_ctc')} />
        <Autocomplete
          label={label('Preferred Location', 'preferred_location')}
          data={[...CITIES]}
          {...field('preferred_location')}
        />
        <DayPicker label={label('Joining Date', 'joining_date')} min="today" {...field('joining_date')} />
        <FoundThrough
          placeholder="As said for the batch"
          disabled={disabled}
          channel={form.values.found_through ?? channel}
          inputProps={form.getInputProps}
        />
      </FieldRow>
      <ChipsInput
        label={label('Skills', 'skills')}
        placeholder="Type a skill and press Enter"
        {...field('skills')}
      />
      <Textarea label="Remarks" autosize minRows={2} {...field('remarks')} />
    </>
  );
}

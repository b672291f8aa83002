import { Autocomplete, Box, Checkbox, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { daysBetween, joiningDateText } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { CITIES } from '#contract/options.ts';
import { useToday } from '#web/lib/app-info.ts';
import { useSession } from '#web/lib/session.ts';
import { ChipsInput } from '#web/ui/chips-input.tsx';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { FieldLabel } from '#web/ui/field-label.tsx';
import { FieldRow, FormSection } from '#web/ui/form-layout.tsx';
import { LakhsInput } from '#web/ui/lakhs-input.tsx';
import { leastCharacters } from '#web/ui/least-characters.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import type { CandidateFormValues } from './candidate-form-values.ts';

// Comes with the first form that asks for it, never for a vendor: these screens weigh nearly what they may.
const FoundThrough = onDemand(() => import('#web/ui/found-through.tsx'));
/** About as high as a field with its label, in pixels. */
const FIELD_ROOM = 60;

interface FieldsProps {
  form: UseFormReturnType<CandidateFormValues>;
  /** fields that were read from the resume and not touched since, with how surely (0-1) */
  fromResume?: ReadonlyMap<string, number>;
}

interface BasicFieldsProps extends FieldsProps {
  /** said under the e-mail and the phone: who has the same */
  known?: { email: ReactNode; phone: ReactNode };
}

const { experienceYears } = limits;
const yearsInput = { min: experienceYears.min, max: experienceYears.max };

/** Who the person is and what they can do. */
export function BasicFields({ form, fromResume, known }: BasicFieldsProps) {
  const labelled = labels(fromResume);
  // A vendor is where a person comes from, and is not asked.
  const mayKnowChannel = useSession().can('candidate.read');
  /** An error takes the description's place: who has the same belongs to both. */
  const unique = (field: 'email' | 'phone') => {
    const input = form.getInputProps(field);
    const error = input.error as ReactNode;
    const named = (
      <>
        {error} {known?.[field]}
      </>
    );
    return error && known?.[field] ? { ...input, error: named } : { ...input, description: known?.[field] };
  };
  /** Says on leaving what is wrong with the years; that there are none yet is said when they are sent. */
  const years = (field: 'experience_years' | 'relevant_experience_years') => ({
    ...yearsInput,
    ...form.getInputProps(field),
    onBlur: () => form.values[field] !== null && form.validateField(field),
  });
  return (
    <FormSection title="Basic Information">
      <FieldRow>
        <TextInput
          {...labelled('Full Name', 'name', true)}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <TextInput
          {...labelled('Email', 'email', true)}
          type="email"
          autoComplete="off"
          {...unique('email')}
        />
        <PhoneInput {...labelled('Phone', 'phone', true)} autoComplete="off" {...unique('phone')} />
        <Autocomplete
          {...labelled('Current City', 'current_city')}
          data={[...CITIES]}
          {...form.getInputProps('current_city')}
        />
        <NumberField
          {...labelled('Total Experience (years)', 'experience_years', true)}
          {...years('experience_years')}
        />
        <NumberField
          {...labelled('Relevant Experience (years)', 'relevant_experience_years')}
          {...years('relevant_experience_years')}
        />
        <TextInput
          {...labelled('Current Position', 'current_position')}
          {...form.getInputProps('current_position')}
        />
        <TextInput
          {...labelled('Current Company', 'current_company')}
          {...form.getInputProps('current_company')}
        />
        <Autocomplete
          {...labelled('Preferred Location', 'preferred_location')}
          data={[...CITIES]}
          {...form.getInputProps('preferred_location')}
        />
        {mayKnowChannel && (
          <FoundThrough
            fallback={<Box mih={FIELD_ROOM} />}
            channel={form.values.found_through}
            inputProps={form.getInputProps}
          />
        )}
      </FieldRow>
      <ChipsInput
        {...labelled('Skills', 'skills', true)}
        placeholder="Type a skill and press Enter"
        addLabel="Add"
        description={form.values.skills.length === 0 ? messages.candidate.addSkillHint : undefined}
        {...form.getInputProps('skills')}
      />
    </FormSection>
  );
}

/** Labels that mark what was read from the resume, so that it is looked at before it is saved. */
function labels(fromResume: ReadonlyMap<string, number> | undefined) {
  return (text: string, field: keyof CandidateFormValues, required = false) => {
    const sure = fromResume?.get(field);
    if (sure === undefined) return { label: text, required };
    const label = <FieldLabel text={text} required={required} sure={sure} />;
    return { label, required, withAsterisk: false };
  };
}

/** What the person earns and asks for, and when they can come. */
export function CompensationFields({ form, fromResume }: FieldsProps) {
  const today = useToday();
  const { joining_date: date, offer_in_hand: offer } = form.values;
  const labelled = labels(fromResume);
  return (
    <FormSection title="Compensation & Timeline">
      <FieldRow>
        <LakhsInput
          {...labelled('Current CTC (LPA)', 'current_ctc')}
          {...form.getInputProps('current_ctc')}
        />
        <LakhsInput
          {...labelled('Expected CTC (LPA)', 'expected_ctc')}
          {...form.getInputProps('expected_ctc')}
        />
        <DayPicker
          {...labelled('Preferred Joining Date', 'joining_date')}
          min="today"
          description={
            date === null
              ? undefined
              : date < today
                ? 'This date has passed'
                : joiningDateText(daysBetween(today, date))
          }
          {...form.getInputProps('joining_date')}
        />
      </FieldRow>
      <Checkbox label="Offer in Hand" {...form.getInputProps('offer_in_hand', { type: 'checkbox' })} />
      {offer && (
        <FieldRow>
          <LakhsInput label="Offer CTC (LPA)" required {...form.getInputProps('offer_ctc')} />
          <DayPicker label="Offer Joining Date" min="today" {...form.getInputProps('offer_joining_date')} />
        </FieldRow>
      )}
    </FormSection>
  );
}

/** Why this person. */
export function RecommendationFields({ form }: FieldsProps) {
  return (
    <FormSection title="Recommendation">
      <Textarea
        label="Reason for Recommendation"
        required
        autosize
        minRows={3}
        description={leastCharacters(limits.recommendation.min, form.values.recommendation_reason)}
        {...form.getInputProps('recommendation_reason')}
      />
      <Textarea label="Additional Remarks" autosize minRows={2} {...form.getInputProps('remarks')} />
      <Text size="xs" c="dimmed">
        Everybody who reviews this candidate can read both.
      </Text>
    </FormSection>
  );
}

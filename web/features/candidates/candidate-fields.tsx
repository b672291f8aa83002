import { Autocomplete, Checkbox, Group, NumberInput, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { daysBetween, joiningDateText } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { CITIES } from '#contract/options.ts';
import { useToday } from '#web/lib/app-info.ts';
import { ChipsInput } from '#web/ui/chips-input.tsx';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { FieldRow, FormSection } from '#web/ui/form-layout.tsx';
import { LakhsInput } from '#web/ui/lakhs-input.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import type { CandidateFormValues } from './candidate-form-values.ts';

interface FieldsProps {
  form: UseFormReturnType<CandidateFormValues>;
  /** fields that were read from the resume and not touched since */
  fromResume?: ReadonlySet<string>;
}

const { experienceYears } = limits;
const yearsInput = {
  min: experienceYears.min,
  max: experienceYears.max,
  clampBehavior: 'none',
  allowDecimal: false,
  inputMode: 'numeric',
} as const;

/** Who the person is and what they can do. */
export function BasicFields({ form, fromResume }: FieldsProps) {
  const note = (field: string, otherwise?: ReactNode) =>
    fromResume?.has(field) ? <FromResume /> : otherwise;
  return (
    <FormSection title="Basic Information">
      <FieldRow>
        <TextInput
          label="Full Name"
          required
          autoComplete="off"
          description={note('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Email"
          type="email"
          required
          autoComplete="off"
          description={note('email')}
          {...form.getInputProps('email')}
        />
        <PhoneInput
          label="Phone"
          required
          autoComplete="off"
          description={note('phone')}
          {...form.getInputProps('phone')}
        />
        <Autocomplete
          label="Current City"
          data={[...CITIES]}
          description={note('current_city')}
          {...form.getInputProps('current_city')}
        />
        <NumberInput
          label="Total Experience (years)"
          required
          {...yearsInput}
          description={note('experience_years')}
          {...form.getInputProps('experience_years')}
        />
        <NumberInput
          label="Relevant Experience (years)"
          {...yearsInput}
          description={note('relevant_experience_years')}
          {...form.getInputProps('relevant_experience_years')}
        />
        <TextInput
          label="Current Position"
          description={note('current_position')}
          {...form.getInputProps('current_position')}
        />
        <TextInput
          label="Current Company"
          description={note('current_company')}
          {...form.getInputProps('current_company')}
        />
        <Autocomplete
          label="Preferred Location"
          data={[...CITIES]}
          {...form.getInputProps('preferred_location')}
        />
      </FieldRow>
      <ChipsInput
        label="Skills"
        required
        placeholder="Type a skill and press Enter"
        addLabel="Add"
        description={note(
          'skills',
          form.values.skills.length === 0 ? messages.candidate.addSkillHint : undefined,
        )}
        {...form.getInputProps('skills')}
      />
    </FormSection>
  );
}

/** Marks what nobody has typed, so that it is looked at before it is saved. */
function FromResume() {
  return (
    <Group gap={4} component="span">
      <IconSparkles size={12} aria-hidden /> From resume
    </Group>
  );
}

/** What the person earns and asks for, and when they can come. */
export function CompensationFields({ form, fromResume }: FieldsProps) {
  const today = useToday();
  const { joining_date: date, offer_in_hand: offer } = form.values;
  const note = (field: string) => (fromResume?.has(field) ? <FromResume /> : undefined);
  return (
    <FormSection title="Compensation & Timeline">
      <FieldRow>
        <LakhsInput
          label="Current CTC (LPA)"
          description={note('current_ctc')}
          {...form.getInputProps('current_ctc')}
        />
        <LakhsInput
          label="Expected CTC (LPA)"
          description={note('expected_ctc')}
          {...form.getInputProps('expected_ctc')}
        />
        <DayPicker
          label="Preferred Joining Date"
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
          <DayPicker label="Offer Joining Date" {...form.getInputProps('offer_joining_date')} />
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
        {...form.getInputProps('recommendation_reason')}
      />
      <Textarea label="Additional Remarks" autosize minRows={2} {...form.getInputProps('remarks')} />
      <Text size="xs" c="dimmed">
        Everybody who reviews this candidate can read both.
      </Text>
    </FormSection>
  );
}

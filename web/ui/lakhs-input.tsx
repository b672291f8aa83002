import type { ComponentProps, ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { formatRupees, lakhsToRupees, meantInLakhs, rupeesToLakhs } from '#contract/money.ts';
import { NumberField } from './number-field.tsx';

interface LakhsInputProps extends Omit<
  ComponentProps<typeof NumberField>,
  'value' | 'onChange' | 'min' | 'max' | 'step'
> {
  /** whole rupees a year, or null for none */
  value?: number | null;
  onChange: (rupees: number | null) => void;
}

/**
 * An amount typed in lakhs per annum whose value is whole rupees, which it also shows; of more than there can be it tells
 * what it would be if rupees were typed.
 */
export function LakhsInput({ value = null, onChange, description, error, ...input }: LakhsInputProps) {
  const lakhs = value === null ? null : rupeesToLakhs(value);
  const isTooHigh = lakhs !== null && lakhs > limits.ctcLakhs.max;
  const meant = isTooHigh ? meantInLakhs(lakhs) : null;
  const shown = value !== null && value >= 0 && !isTooHigh ? `${formatRupees(value)} a year` : description;
  return (
    <NumberField
      {...input}
      {...limits.ctcLakhs}
      description={meant && !error ? `${meant}.` : shown}
      error={error && meant ? <Remedied error={error} remedy={meant} /> : error}
      value={lakhs}
      // Never infinite, which would be shown as nothing.
      onChange={(typed) => onChange(typed === null ? null : Math.min(lakhsToRupees(typed), Number.MAX_VALUE))}
    />
  );
}

/** What is wrong stands in the place of the description, so it says the remedy then. */
function Remedied({ error, remedy }: { error: ReactNode; remedy: string }) {
  return (
    <>
      {error}
      <br />
      {remedy}.
    </>
  );
}

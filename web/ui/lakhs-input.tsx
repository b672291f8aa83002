import type { ComponentProps } from 'react';
import { limits } from '#contract/limits.ts';
import { formatRupees, lakhsToRupees, rupeesToLakhs } from '#contract/money.ts';
import { NumberField } from './number-field.tsx';

interface LakhsInputProps extends Omit<
  ComponentProps<typeof NumberField>,
  'value' | 'onChange' | 'min' | 'max' | 'step'
> {
  /** whole rupees a year, or null for none */
  value?: number | null;
  onChange: (rupees: number | null) => void;
}

/** An amount typed in lakhs per annum whose value is whole rupees, which it also shows. */
export function LakhsInput({ value = null, onChange, description, ...input }: LakhsInputProps) {
  return (
    <NumberField
      {...input}
      {...limits.ctcLakhs}
      description={value === null || value < 0 ? description : `${formatRupees(value)} a year`}
      value={value === null ? null : rupeesToLakhs(value)}
      onChange={(lakhs) => onChange(lakhs === null ? null : lakhsToRupees(lakhs))}
    />
  );
}

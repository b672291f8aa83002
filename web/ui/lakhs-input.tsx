import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { formatRupees, lakhsToRupees, rupeesToLakhs } from '#contract/money.ts';

interface LakhsInputProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  /** whole rupees a year, or null for none */
  value?: number | null;
  onChange: (rupees: number | null) => void;
}

/**
 * An amount typed in lakhs per annum whose value is whole rupees. What is out of 0 to 2000 stays as typed, so that
 * the form can say what is wrong with it.
 */
export function LakhsInput({ value = null, onChange, description, ...input }: LakhsInputProps) {
  // What is being typed ("12.", "12.50") may differ from how the amount is written.
  const [typed, setTyped] = useState<string | number>('');
  const shown = toRupees(typed) === value ? typed : value === null ? '' : rupeesToLakhs(value);
  return (
    <NumberInput
      min={limits.ctcLakhs.min}
      max={limits.ctcLakhs.max}
      step={limits.ctcLakhs.step}
      clampBehavior="none"
      decimalScale={5}
      inputMode="decimal"
      suffix=" lakhs"
      {...input}
      description={value === null ? description : `${formatRupees(value)} a year`}
      value={shown}
      onChange={(next) => {
        setTyped(next);
        onChange(toRupees(next));
      }}
    />
  );
}

function toRupees(lakhs: string | number): number | null {
  const amount = typeof lakhs === 'number' ? lakhs : Number.parseFloat(lakhs);
  return Number.isFinite(amount) ? lakhsToRupees(amount) : null;
}

import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** null for a blank field */
  value?: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
}

/**
 * A number, by the browser's own number field. What is out of bounds stays as typed, so that the form can say what is
 * wrong with it. (Mantine's NumberInput weighs 10 kB of script for its formatting, which no field here needs.)
 */
export function NumberField({ value = null, onChange, step = 1, ...input }: NumberFieldProps) {
  // What is being typed ("12.", "12.50") may differ from how the number is written.
  const [typed, setTyped] = useState('');
  const shown = numberOf(typed) === value ? typed : value === null ? '' : String(value);
  return (
    <TextInput
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      {...input}
      type="number"
      step={step}
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(numberOf(event.currentTarget.value));
      }}
      // Scrolling the page must not change an amount that happens to have the focus.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}

function numberOf(typed: string): number | null {
  const number = Number.parseFloat(typed);
  return Number.isFinite(number) ? number : null;
}

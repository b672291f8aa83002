import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const NO_NUMBER = 'Please give one number';

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** null for a blank field, NaN for one whose text is no number ("12-15") */
  value?: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
}

/**
 * A number, by the browser's own number field. What is out of bounds or no number stays as typed, so that the form can
 * say what is wrong with it. (Mantine's NumberInput weighs 10 kB of script for its formatting, which no field here needs.)
 */
export function NumberField({ value = null, onChange, onBlur, error, step = 1, ...input }: NumberFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  // What is being typed ("12.", "12.50") may differ from how the number is written.
  const [typed, setTyped] = useState('');
  const isNumber = !Number.isNaN(value);
  const shown = !isNumber || numberOf(typed) === value ? typed : value === null ? '' : String(value);
  // "-" begins a number: nobody is told before going on.
  const [isTold, setIsTold] = useState(false);
  // A browser tells nothing of a text that is no number, so an emptied field looks as it did to React.
  useEffect(() => {
    if (value === null && ref.current?.validity.badInput) ref.current.value = '';
  }, [value]);
  const clear = useEffectEvent(() => {
    if (!isNumber && !ref.current?.validity.badInput) onChange(null);
  });
  // The text has gone with the field that it stood in.
  useEffect(() => clear(), []);
  return (
    <TextInput
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      {...input}
      ref={ref}
      type="number"
      step={step}
      value={shown}
      error={!isNumber && (isTold || error) ? NO_NUMBER : error}
      // Not onChange, which React leaves out where the value is as before: '' of a text that is no number, and of none.
      onInput={({ currentTarget: field }) => {
        setIsTold(false);
        setTyped(field.value);
        onChange(field.validity.badInput ? Number.NaN : numberOf(field.value));
      }}
      onBlur={(event) => {
        setIsTold(true);
        onBlur?.(event);
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

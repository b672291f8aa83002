import { TextInput, type TextInputProps } from '@mantine/core';
import { formatPhone, phoneDigits } from '#contract/phone.ts';

interface PhoneInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: string;
  onChange: (phone: string) => void;
}

/** An Indian phone number; however it is typed or pasted, it is written "+91 XXXXX XXXXX" once it is complete. */
export function PhoneInput({ value = '', onChange, onBlur, ...input }: PhoneInputProps) {
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+91 98765 43210"
      {...input}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain').trim();
        // Only a whole number replaces what stands there; a piece goes in as pasted.
        if (phoneDigits(pasted) === null) return;
        event.preventDefault();
        onChange(formatPhone(pasted));
      }}
      onBlur={(event) => {
        const phone = formatPhone(value);
        if (phone !== value) onChange(phone);
        onBlur?.(event);
      }}
    />
  );
}

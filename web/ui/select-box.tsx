import { Checkbox, VisuallyHidden } from '@mantine/core';
import { counted } from '#contract/text.ts';

interface SelectBoxProps {
  /** whom or what it chooses */
  name: string;
  checked: boolean;
  /** `through` with the Shift key: all from the one pressed before */
  onToggle: (through: boolean) => void;
}

/** Chooses a row or card of a list for what is done with many. */
export function SelectBox({ name, checked, onToggle }: SelectBoxProps) {
  return (
    <Checkbox
      size="sm"
      aria-label={`Select ${name}`}
      data-select
      checked={checked}
      // A change by a press carries its keys.
      onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
    />
  );
}

interface SelectAllProps {
  /** of what is shown */
  all: number;
  /** of them chosen */
  chosen: number;
  onToggle: (chosen: boolean) => void;
}

/** Chooses all that is shown, or none of it any more. */
export function SelectAll({ all, chosen, onToggle }: SelectAllProps) {
  return (
    <Checkbox
      size="sm"
      aria-label="Select all"
      checked={all > 0 && chosen === all}
      indeterminate={chosen > 0 && chosen < all}
      onChange={(event) => onToggle(event.currentTarget.checked)}
    />
  );
}

/** How many are chosen, for screen readers: it stands there before anything is, for only what changes is read out. */
export function SelectionStatus({ noun, chosen }: { noun: string; chosen: number }) {
  return (
    <VisuallyHidden role="status">{chosen > 0 ? `${counted(chosen, noun)} selected` : ''}</VisuallyHidden>
  );
}

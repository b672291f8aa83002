import { Pill } from '@mantine/core';

interface ChipProps {
  label: string;
  disabled?: boolean;
  onRemove?: () => void;
}

/** One value of a list field. Its cross is a button that can be reached and named; Mantine's own is for the pointer only. */
export function Chip({ label, disabled = false, onRemove }: ChipProps) {
  return (
    <Pill
      withRemoveButton={!disabled}
      disabled={disabled}
      onRemove={onRemove}
      removeButtonProps={{ 'aria-label': `Remove ${label}`, 'aria-hidden': undefined, tabIndex: 0 }}
    >
      {label}
    </Pill>
  );
}

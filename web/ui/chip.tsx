import { Pill } from '@mantine/core';

interface ChipProps {
  label: string;
  disabled?: boolean;
  onRemove?: () => void;
}

/** A pixel more at either side than Mantine's: what is pressed is 24 by 24 at least. */
const asHighAsACross = () => ({ root: { '--pill-height': '24px' } });

/** One value of a list field. Its cross is a button that can be reached and named; Mantine's own is for the pointer only. */
export function Chip({ label, disabled = false, onRemove }: ChipProps) {
  return (
    <Pill
      vars={asHighAsACross}
      // No higher where it stands than Mantine's, so that a field keeps its height when the first comes.
      my={-1}
      withRemoveButton={!disabled}
      disabled={disabled}
      onRemove={onRemove}
      removeButtonProps={{ 'aria-label': `Remove ${label}`, 'aria-hidden': undefined, tabIndex: 0 }}
    >
      {label}
    </Pill>
  );
}

import { NativeSelect } from '@mantine/core';
import { WAITING_WORDS, waitingLabel, type WaitingWord } from '#contract/waiting.ts';
import classes from './pipeline.module.css';

// The browser's own list: ours would take the screen beyond what its first load may weigh.
const options = [
  { value: '', label: 'In a status for any time' },
  ...WAITING_WORDS.map((value) => ({ value, label: `${waitingLabel(value)} in a status` })),
];

interface WaitingFilterProps {
  value: WaitingWord | undefined;
  onChange: (value: WaitingWord | undefined) => void;
}

/** Narrows a job's people down to those who have stood in their status for long. */
export default function WaitingFilter({ value, onChange }: WaitingFilterProps) {
  return (
    <NativeSelect
      aria-label="In this status for"
      data={options}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(WAITING_WORDS.find((word) => word === currentTarget.value))}
      className={classes.waiting}
    />
  );
}

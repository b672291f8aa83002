import { Select } from '@mantine/core';
import { WAITING_WORDS, waitingLabel, type WaitingWord } from '#contract/waiting.ts';
import classes from './pipeline.module.css';

const options = WAITING_WORDS.map((value) => ({ value, label: waitingLabel(value) }));

interface WaitingFilterProps {
  value: WaitingWord | undefined;
  onChange: (value: WaitingWord | undefined) => void;
}

/** Narrows a job's people down to those who have stood in their status for long. */
export function WaitingFilter({ value, onChange }: WaitingFilterProps) {
  return (
    <Select
      aria-label="In this status for"
      placeholder="In a status for any time"
      clearable
      clearButtonProps={{ 'aria-label': 'In a status for any time' }}
      data={options}
      value={value ?? null}
      onChange={(word) => onChange(word ?? undefined)}
      className={classes.waiting}
    />
  );
}

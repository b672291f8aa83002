import { useState } from 'react';
import { executiveRoutes } from '#contract/executive.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { useSavePlan } from './executive.queries.ts';
import classes from './executive.module.css';

interface PlannedNumberProps {
  plan: { year: number; quarter: number; department: string; version: number | null };
  planned: number | null;
  label: string;
}

/** One number of the plan, saved when one leaves the field or presses Enter; Escape takes it back. */
export function PlannedNumber({ plan, planned, label }: PlannedNumberProps) {
  const [value, setValue] = useState(planned);
  const { mutate, isPending } = useSavePlan();
  const checked = executiveRoutes.savePlan.body.safeParse({ ...plan, planned_hires: value });
  const isWrong = value !== null && !checked.success;
  const save = () => {
    // What was planned can be set to 0, and is not taken away by a field that was emptied.
    if (value === null) setValue(planned);
    else if (value !== planned && checked.success && !isPending)
      mutate(checked.data, { onError: () => setValue(planned) });
  };
  return (
    <NumberField
      aria-label={label}
      size="xs"
      min={0}
      step={1}
      className={classes.number}
      value={value}
      error={isWrong}
      disabled={isPending}
      onChange={setValue}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setValue(planned);
      }}
    />
  );
}

import { Group, Input, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { executiveRoutes } from '#contract/executive.ts';
import { errorText, hasCode } from '#web/lib/api.ts';
import { useSavePlan } from './executive.queries.ts';
import classes from './executive.module.css';

interface PlannedNumberProps {
  plan: { year: number; quarter: number; department: string; version: number | null };
  planned: number | null;
  label: string;
  /** what stands beside the field */
  children: ReactNode;
}

const numberSchema = executiveRoutes.savePlan.body.shape.planned_hires;
const EMPTIED = 'Type 0 to plan nobody; Escape brings the number back';
const textOf = (planned: number | null) => (planned === null ? '' : String(planned));

/**
 * One number of the plan, saved when one leaves the field or presses Enter; Escape takes it back. What is no number, or
 * could not be saved, stays as it was typed, with the reason.
 */
export function PlannedNumber({ plan, planned, label, children }: PlannedNumberProps) {
  /** null: as planned, also when somebody else plans another number */
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useSavePlan();
  const reasonId = useId();
  const text = typed ?? textOf(planned);
  const reason = refusal ?? reasonAgainst(text, planned);
  const back = () => {
    setTyped(null);
    setRefusal(null);
  };
  const save = () => {
    if (typed === null || isPending) return;
    if (typed.trim() === textOf(planned)) return back();
    const planned_hires = numberSchema.safeParse(numberOf(typed));
    if (typed.trim() === '' || !planned_hires.success) return;
    setRefusal(null);
    mutate(
      { ...plan, planned_hires: planned_hires.data },
      {
        onSuccess: back,
        onError: (error) =>
          setRefusal(
            hasCode(error, 'changed_meanwhile')
              ? 'Somebody else has planned another number. Enter saves yours; Escape shows theirs'
              : `Not saved: ${errorText(error)} Enter tries again`,
          ),
      },
    );
  };
  return (
    <div>
      <Group gap={6} wrap="nowrap">
        <Input
          // Its own would take away the description, which stands outside it.
          withAria={false}
          aria-label={label}
          aria-invalid={reason !== null}
          aria-describedby={reason === null ? undefined : reasonId}
          size="xs"
          inputMode="numeric"
          autoComplete="off"
          className={classes.number}
          value={text}
          error={reason !== null}
          // Not disabled, which would take the focus away.
          readOnly={isPending}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setRefusal(null);
          }}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter') save();
            if (event.key === 'Escape') back();
          }}
        />
        {children}
      </Group>
      {reason !== null && (
        <Text id={reasonId} role="alert" size="xs" c="var(--mantine-color-error)" className={classes.reason}>
          {reason}
        </Text>
      )}
    </div>
  );
}

/** Indian grouping may be typed as well. */
function numberOf(text: string): number {
  const plain = text.trim().replaceAll(',', '');
  return plain === '' ? Number.NaN : Number(plain);
}

/** Why a text cannot be planned; null when it can, or when nothing is planned and nothing typed. */
function reasonAgainst(text: string, planned: number | null): string | null {
  if (text.trim() === '') return planned === null ? null : EMPTIED;
  const checked = numberSchema.safeParse(numberOf(text));
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}

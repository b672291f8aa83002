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
  /**
   * null: as planned, also when somebody else plans another number. Else what is typed, over the version that was there
   * when the typing began: somebody else's newer number is not overwritten unseen.
   */
  const [typed, setTyped] = useState<{ text: string; over: number | null } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** of somebody else's number, so that one's own may be put in its place */
  const [wasTold, setWasTold] = useState(false);
  const { mutate, isPending } = useSavePlan();
  const reasonId = useId();
  const text = typed?.text ?? textOf(planned);
  const reason = refusal ?? reasonAgainst(text, planned);
  const back = () => {
    setTyped(null);
    setRefusal(null);
    setWasTold(false);
  };
  const save = () => {
    if (typed === null || isPending) return;
    if (text.trim() === textOf(planned)) return back();
    const planned_hires = numberSchema.safeParse(numberOf(text));
    if (text.trim() === '' || !planned_hires.success) return;
    setRefusal(null);
    mutate(
      { ...plan, version: wasTold ? plan.version : typed.over, planned_hires: planned_hires.data },
      {
        onSuccess: back,
        onError: (error) => {
          const isChanged = hasCode(error, 'changed_meanwhile');
          setWasTold(isChanged);
          setRefusal(
            isChanged
              ? 'Somebody else has planned another number. Enter saves yours; Escape shows theirs'
              : `Not saved: ${errorText(error)} Enter tries again`,
          );
        },
      },
    );
  };
  return (
    <div>
      <Group gap={6} wrap="nowrap" className={classes.numbers}>
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
            const { value } = event.currentTarget;
            setTyped((was) => ({ text: value, over: was === null ? plan.version : was.over }));
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

/** Grouping may be typed as well, "2,5" may not: nobody knows whether it is 25. */
function numberOf(text: string): number {
  const plain = text.trim();
  if (/^-?\d{1,3}(?:,\d{2,3})+$/.test(plain)) return Number(plain.replaceAll(',', ''));
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Why a text cannot be planned; null when it can, or when nothing is planned and nothing typed. */
function reasonAgainst(text: string, planned: number | null): string | null {
  if (text.trim() === '') return planned === null ? null : EMPTIED;
  const checked = numberSchema.safeParse(numberOf(text));
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}

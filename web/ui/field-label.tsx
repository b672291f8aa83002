import { Text } from '@mantine/core';
import { IconAlertTriangle, IconSparkles } from '@tabler/icons-react';
import { limits } from '#contract/limits.ts';

interface FieldLabelProps {
  text: string;
  required: boolean;
  /** 0-1: how surely its value was read from a resume; undefined for one that somebody typed */
  sure: number | undefined;
}

/**
 * The label of a field, marked when it was filled in from a resume, so that it is looked at before it is saved. The star stands
 * with the name, before the mark; the field itself goes without (`withAsterisk={false}`).
 */
export function FieldLabel({ text, required, sure }: FieldLabelProps) {
  const unsure = sure !== undefined && sure < limits.intake.sureFrom;
  const Sign = unsure ? IconAlertTriangle : IconSparkles;
  return (
    <>
      {text}
      {required && (
        <Text span inherit c="red" aria-hidden>
          {' *'}
        </Text>
      )}
      {sure !== undefined && (
        <Text span size="xs" c={unsure ? 'orange' : 'dimmed'} fw={400}>
          {' '}
          <Sign size={12} aria-hidden /> {unsure ? 'From resume, please check' : 'From resume'}
        </Text>
      )}
    </>
  );
}

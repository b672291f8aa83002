import { Button } from '@mantine/core';
import { WHOSE, type Whose } from '#contract/coming-up.ts';

const LABELS: Record<Whose, string> = { everybody: 'Everybody', mine: 'Mine' };

interface WhoseChoiceProps {
  value: Whose;
  onChange: (whose: Whose) => void;
}

/** Everybody's, or one's own. */
export function WhoseChoice({ value, onChange }: WhoseChoiceProps) {
  return (
    <Button.Group aria-label="Whose">
      {WHOSE.map((whose) => (
        <Button
          key={whose}
          size="xs"
          variant={whose === value ? 'light' : 'default'}
          aria-pressed={whose === value}
          onClick={() => onChange(whose)}
        >
          {LABELS[whose]}
        </Button>
      ))}
    </Button.Group>
  );
}

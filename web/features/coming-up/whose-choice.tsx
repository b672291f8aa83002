import { Button } from '@mantine/core';
import { useState } from 'react';
import { WHOSE, type Whose } from '#contract/coming-up.ts';
import { mayKeep } from '#web/lib/draft-store.ts';
import { useSession } from '#web/lib/session.ts';

const PREFIX = 'niyukti.coming-up.';
const LABELS: Record<Whose, string> = { everybody: 'Everybody', mine: 'Mine' };

/** Of whom a person last chose to see what comes up; it is kept in this browser, and goes at sign-out. */
export function useWhose(): [Whose, (whose: Whose) => void] {
  const { user_id } = useSession().profile;
  const [whose, setWhose] = useState(() => readWhose(user_id));
  const choose = (next: Whose) => {
    setWhose(next);
    keepWhose(user_id, next);
  };
  return [whose, choose];
}

function readWhose(person: string): Whose {
  try {
    const kept = localStorage.getItem(PREFIX + person);
    return WHOSE.find((one) => one === kept) ?? 'everybody';
  } catch {
    // Storage is forbidden: nothing was chosen.
    return 'everybody';
  }
}

function keepWhose(person: string, whose: Whose): void {
  if (!mayKeep()) return;
  try {
    localStorage.setItem(PREFIX + person, whose);
  } catch {
    // Full or forbidden: it is not remembered.
  }
}

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

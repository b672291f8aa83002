import { Group, PasswordInput, type PasswordInputProps } from '@mantine/core';
import { guessableWords, STRENGTH_WORDS } from '#contract/account.ts';
import { limits } from '#contract/limits.ts';
import { usePasswordStrength } from '#web/lib/use-password-strength.ts';
import classes from './new-password-input.module.css';

interface NewPasswordInputProps extends Omit<PasswordInputProps, 'value'> {
  value?: string;
  /** what somebody who knows the person tries first */
  guessable?: string[];
}

/** As long as nobody knows who chooses. */
const OF_NOBODY = guessableWords();

/** A password that is chosen now, with a word on how easily it is guessed. */
export function NewPasswordInput({ value = '', guessable = OF_NOBODY, ...field }: NewPasswordInputProps) {
  const score = usePasswordStrength(value, guessable);
  return (
    <PasswordInput
      // The word takes the hint's place: it says what the hint did, and the form hardly moves.
      description={
        value === '' ? (
          `At least ${limits.password.min} characters; several words are stronger than odd signs`
        ) : (
          <Strength score={score} />
        )
      }
      autoComplete="new-password"
      required
      value={value}
      {...field}
    />
  );
}

/** How good the password is; `null` while it is being judged. Inline alone, as it stands in a paragraph. */
function Strength({ score }: { score: number | null }) {
  return (
    <Group component="span" gap="xs" wrap="nowrap">
      <span className={classes.bar} data-score={score ?? undefined} aria-hidden>
        {STRENGTH_WORDS.slice(1).map((word, index) => (
          <span key={word} data-on={(score !== null && score > index) || undefined} />
        ))}
      </span>
      <span role="status" className={classes.word}>
        {score === null ? 'Checking…' : wordsOf(score)}
      </span>
    </Group>
  );
}

function wordsOf(score: number): string {
  const word = STRENGTH_WORDS[score] ?? '';
  return score >= limits.password.strength ? word : `${word}: add another word`;
}

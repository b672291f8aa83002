import { Group, PasswordInput, type PasswordInputProps } from '@mantine/core';
import { guessableWords, holdsPersonsWords, STRENGTH_WORDS } from '#contract/account.ts';
import { limits } from '#contract/limits.ts';
import { usePasswordStrength } from '#web/lib/use-password-strength.ts';
import classes from './new-password-input.module.css';

interface NewPasswordInputProps extends Omit<PasswordInputProps, 'value'> {
  value?: string;
  /** name and e-mail of whose it is, as far as they are known: somebody who knows the person tries them first */
  owner?: readonly string[];
  /** one that was made at random, which nobody need judge, and what is said of it instead */
  made?: { password: string; words: string };
}

const NOBODY: readonly string[] = [];

/** A password that is chosen now, with a word on how easily it is guessed. */
export function NewPasswordInput({ value = '', owner = NOBODY, made, ...field }: NewPasswordInputProps) {
  const isMade = value !== '' && value === made?.password;
  const score = usePasswordStrength(isMade ? '' : value, guessableWords(...owner));
  const isNamed = holdsPersonsWords(value, ...owner);
  return (
    <PasswordInput
      // The word takes the hint's place: it says what the hint did, and the form hardly moves.
      description={
        isMade ? (
          made.words
        ) : value === '' ? (
          `At least ${limits.password.min} characters; several words make a strong one`
        ) : (
          <Strength score={score} isNamed={isNamed} />
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
function Strength({ score, isNamed }: { score: number | null; isNamed: boolean }) {
  return (
    <Group component="span" gap="xs" wrap="nowrap">
      <span className={classes.bar} data-score={score ?? undefined} aria-hidden>
        {STRENGTH_WORDS.slice(1).map((word, index) => (
          <span key={word} data-on={(score !== null && score > index) || undefined} />
        ))}
      </span>
      <span role="status" className={classes.word}>
        {score === null ? 'Checking…' : wordsOf(score, isNamed)}
      </span>
    </Group>
  );
}

function wordsOf(score: number, isNamed: boolean): string {
  const word = STRENGTH_WORDS[score] ?? '';
  if (score >= limits.password.strength) return word;
  return `${word}: add another word${isNamed ? ', and leave name and e-mail out' : ''}`;
}

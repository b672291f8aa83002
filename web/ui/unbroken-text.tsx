import classes from './unbroken-text.module.css';

/** What a line would break at its hyphen: the code of a job, and a word. */
const UNBROKEN = /(JD-\d+|e-mail)/;

/** A sentence in which a line breaks between words only, never inside a code ("JD-0050"). */
export function UnbrokenText({ text }: { text: string }) {
  return text.split(UNBROKEN).map((part, index) =>
    UNBROKEN.test(part) ? (
      <span key={index} className={classes.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

import { namesOfKeys } from '#web/lib/key-names.ts';
import classes from './key-caps.module.css';

/** The keys of a shortcut as they stand on the keyboard. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className={classes.keys}>
      {namesOfKeys(keys).map((name, index) => (
        <kbd key={`${index} ${name}`} className={classes.key}>
          {name}
        </kbd>
      ))}
    </span>
  );
}

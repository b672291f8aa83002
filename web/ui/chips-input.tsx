import { Button, Group, TagsInput, type TagsInputProps, VisuallyHidden } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { cleanList } from '#contract/text.ts';
import { fitOf } from '#web/lib/best-fit.ts';
import { Chip } from './chip.tsx';
import classes from './chips-input.module.css';

const NONE: string[] = [];
const SEPARATORS = [',', ';', '\n'];

/**
 * The chips; what is new among them and came in one go, as dictation writes it, is taken apart, and what is offered is
 * written as it is there.
 */
function chipsOf(values: string[], before: readonly string[], options: readonly string[] = []): string[] {
  const written = new Map(options.map((option) => [option.toLowerCase(), option]));
  return cleanList(
    values.flatMap((each) =>
      before.includes(each)
        ? each
        : each.split(/[,;\n]/).map((text) => written.get(text.trim().toLowerCase()) ?? text),
    ),
  );
}

/** What is offered for a text in the order of how well it fits; the list itself leaves out what does not. */
function nearestFirst(options: readonly string[], typed: string): string[] {
  const fits = new Map(options.map((option) => [option, fitOf(option, typed) ?? Infinity]));
  // Of two that do not fit the difference is no number.
  return options.toSorted((one, other) => fits.get(one)! - fits.get(other)! || 0);
}

interface ChipsInputProps extends Omit<
  TagsInputProps,
  | 'data'
  | 'searchValue'
  | 'onSearchChange'
  | 'renderPill'
  | 'dropdownOpened'
  | 'onDropdownOpen'
  | 'onDropdownClose'
> {
  value?: string[];
  onChange: (values: string[]) => void;
  /** offered while typing, of which Enter takes the first; those already chosen are left out */
  options?: readonly string[];
  /** shows a button beside the field that adds what is typed, as Enter does; its text */
  addLabel?: string;
}

/**
 * A list typed as chips: Enter, a comma, a semicolon or leaving the field adds, pasted lines are taken apart, each chip can be removed. Values are trimmed and
 * never repeated, whatever their case.
 */
export function ChipsInput({
  value = NONE,
  onChange,
  options,
  addLabel,
  disabled,
  ...input
}: ChipsInputProps) {
  const [typed, setTyped] = useState('');
  const [isOffering, setIsOffering] = useState(false);
  const [told, setTold] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const change = (values: string[]) => {
    const chips = chipsOf(values, value, options);
    const added = chips.filter((chip) => !value.includes(chip));
    setTold(added.length > 0 ? `${added.join(', ')} added` : '');
    onChange(chips);
  };
  const type = (text: string) => {
    setTyped(text);
    // The theme keeps lists closed on focus; typing asks for what is offered.
    if (text.trim() !== '') setIsOffering(true);
    else if (!input.openOnFocus) setIsOffering(false);
  };
  const add = () => {
    change([...value, typed]);
    type('');
    field.current?.focus();
  };
  return (
    <>
      <TagsInput
        splitChars={SEPARATORS}
        {...input}
        // Beside chips there is no room for it.
        placeholder={value.length === 0 ? input.placeholder : undefined}
        ref={field}
        disabled={disabled}
        value={value}
        onChange={change}
        searchValue={typed}
        onSearchChange={type}
        dropdownOpened={isOffering}
        onDropdownOpen={() => setIsOffering(true)}
        onDropdownClose={() => setIsOffering(false)}
        onClick={() => input.openOnFocus && setIsOffering(true)}
        onKeyDown={(event) => {
          // Enter adds; pressed once too often it must not send the form.
          if (event.key === 'Enter' && typed.trim() === '') event.preventDefault();
        }}
        classNames={{ inputField: classes.typed }}
        data={options && nearestFirst(options, typed)}
        // Enter on an empty field takes nothing.
        selectFirstOptionOnChange={typed.trim() !== ''}
        renderPill={({ value: chip, onRemove }) => (
          <Chip label={chip ?? ''} disabled={disabled} onRemove={onRemove} />
        )}
        inputContainer={
          addLabel === undefined
            ? undefined
            : beside(
                <Button
                  variant="default"
                  disabled={disabled || typed.trim() === ''}
                  // The field keeps the focus, or leaving it would add the text before the press does.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={add}
                >
                  {addLabel}
                </Button>,
              )
        }
      />
      {/* For screen readers: the chips stand before the field, which keeps the focus. */}
      <VisuallyHidden aria-live="polite">{told}</VisuallyHidden>
    </>
  );
}

/** Puts the button to the right of the field, below its label and above its error. */
function beside(button: ReactNode) {
  return (field: ReactNode) => (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <div className={classes.field}>{field}</div>
      {button}
    </Group>
  );
}

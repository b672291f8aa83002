import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { limits, timing } from '#contract/limits.ts';
import { stepBelow } from '#web/lib/step-in-list.ts';

interface SearchBoxProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onSearch'> {
  /** what is being searched for; usually of the address */
  value: string;
  /** called with the trimmed text a quarter of a second after the last key, at once on Enter and on clearing */
  onSearch: (text: string) => void;
  /** its name for screen readers; the placeholder unless given */
  label?: string;
  /** characters that it takes to ask; fewer ask for nothing */
  least?: number;
}

/**
 * A search field that asks while one types, without asking at each key. From it the arrow down goes to the first row or
 * card of the list below, as Enter does once that shows what was asked; Escape clears it, and leaves it when it is empty.
 */
export function SearchBox({ value, onSearch, label, placeholder, least = 0, ...input }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const wantedOf = (text: string) => (text.trim().length < least ? '' : text.trim());
  const ask = (text: string) => {
    asked.current = wantedOf(text);
    if (asked.current !== value) onSearch(asked.current);
  };
  // Typed for the screen at that address: while the next one's code is on its way this one still stands, and asking would
  // lead back to it.
  const askAt = (text: string, path: string) => {
    if (window.location.pathname === path) ask(text);
  };
  const askSoon = useDebouncedCallback(askAt, { delay: timing.searchDebounce, flushOnUnmount: false });
  const askNow = (text: string) => {
    askSoon.cancel();
    ask(text);
  };
  useEffect(() => {
    // The address changed by itself (Back, a reset button): show it. Our own echo must not undo a key typed since.
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  const clear = () => {
    setTyped('');
    askNow('');
  };
  const length = typed.trim().length;
  return (
    <TextInput
      type="search"
      {...input}
      aria-label={label ?? placeholder}
      description={length > 0 && length < least && `At least ${least} characters`}
      placeholder={placeholder}
      maxLength={limits.search.max}
      value={typed}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed !== '' && <CloseButton size={24} aria-label="Clear search" onClick={clear} />}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        askSoon(event.currentTarget.value, window.location.pathname);
      }}
      onKeyDown={(event) => {
        const field = event.currentTarget;
        if (event.key === 'Enter') {
          const isFound = wantedOf(typed) === value && !isListBusy();
          askNow(typed);
          // No key press goes on to what has the focus now.
          if (isFound && value !== '' && stepBelow(field)) event.preventDefault();
        } else if (event.key === 'ArrowDown' && stepBelow(field)) {
          event.preventDefault();
        } else if (event.key === 'Escape') {
          // Not every browser clears a search by itself.
          if (typed !== '') clear();
          else if (field.closest('main')) field.blur();
        }
      }}
    />
  );
}

/** Whether the list still shows what was asked for before. */
const isListBusy = () => document.querySelector('main [aria-busy="true"]') !== null;

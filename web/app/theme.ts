import { createTheme, type CSSVariablesResolver, type MantineTheme } from '@mantine/core';
import { timing } from '#contract/limits.ts';
import { offerBestFirst } from '#web/lib/best-fit.ts';
import { palettes } from './palette.ts';

/** Milliseconds of what opens and closes; nothing moves for longer than 200. */
const MOTION = 120;

/** Pixels between what is opened and the window's edge. */
const EDGE = 8;

/** Of a dialog and a drawer: the cross has no text that would name it. */
const closing = { 'aria-label': 'Close' };

const opening = { defaultProps: { transitionProps: { duration: MOTION } } };

/**
 * How high a list is that one chooses from: half a row is left of what does not fit, so that one sees that it goes on. In a
 * low window, as with large text, it has room on one side of its field.
 */
const CHOICES_HEIGHT = 'min(242px, 36dvh)';

const choosing = {
  openOnFocus: false,
  checkIconPosition: 'right',
  filter: offerBestFirst,
  maxDropdownHeight: CHOICES_HEIGHT,
} as const;

/** The look: calm and dense; one accent (peacock), one type family, borders instead of shadows. */
export const theme = createTheme({
  colors: palettes,
  primaryColor: 'peacock',
  primaryShade: 7,
  black: palettes.gray[9],
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontWeight: '600',
    textWrap: 'pretty',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Paper: { defaultProps: { withBorder: true } },
    Card: { defaultProps: { withBorder: true } },
    // A tint of the accent: on Mantine's grey the grey badges of a row would melt into it.
    Table: {
      defaultProps: {
        highlightOnHoverColor: 'color-mix(in srgb, var(--mantine-color-peacock-5) 5%, transparent)',
      },
    },
    // Hints stand below their field, so that fields side by side stay in line.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Fieldset: { styles: { legend: { fontWeight: 500 } } }, // as a field's label
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 500 } },
    Tooltip: opening,
    MenuSub: { defaultProps: { openDelay: timing.submenuDelay } },
    Menu: {
      defaultProps: {
        transitionProps: { duration: MOTION },
        shadow: 'md',
        // An empty element inside a menu is nothing that a menu may hold; the first item gets the focus.
        withInitialFocusPlaceholder: false,
        // On the side of its button where there is more room, and no longer than that: the rest is scrolled to.
        middlewares: {
          flip: { fallbackStrategy: 'bestFit', padding: EDGE },
          size: { padding: EDGE },
        },
      },
      styles: { dropdown: { overflowY: 'auto', overscrollBehavior: 'contain' } },
    },
    // The focus goes to a field to read its error, not to choose.
    // The tick stands where it moves no words.
    Select: { defaultProps: choosing },
    MultiSelect: { defaultProps: choosing },
    TagsInput: { defaultProps: { openOnFocus: false, maxDropdownHeight: CHOICES_HEIGHT } },
    Autocomplete: {
      defaultProps: { openOnFocus: false, filter: offerBestFirst, maxDropdownHeight: CHOICES_HEIGHT },
    },
    Popover: {
      ...opening,
      // Never higher than the window: what does not fit is scrolled to.
      styles: {
        dropdown: {
          maxHeight: `calc(100dvh - ${2 * EDGE}px)`,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        },
      },
    },
    Combobox: opening,
    Drawer: { defaultProps: { ...opening.defaultProps, closeButtonProps: closing } },
    Modal: {
      defaultProps: {
        transitionProps: { duration: MOTION },
        centered: true,
        closeButtonProps: closing,
      },
    },
    // A whole document that is pasted scrolls within its field and does not push away what stands below it.
    Textarea: { defaultProps: { maxRows: 12 } },
    Collapse: { defaultProps: { transitionDuration: MOTION } },
    Accordion: { defaultProps: { transitionDuration: MOTION } },
    PasswordInput: {
      defaultProps: {
        visibilityToggleButtonProps: { 'aria-label': 'Show or hide password' },
        // Mantine leaves it to the mouse; a generated password is looked at by keyboard, too.
        visibilityToggleFocusable: true,
      },
    },
  },
});

const TINTED = Object.keys(palettes).filter((name) => name !== 'dark');

/** Tinted grounds and what stands on them in the dark, where Mantine's are nearly black and nearly white. */
const darkTints = Object.fromEntries(
  TINTED.flatMap((name) => [
    [`--mantine-color-${name}-light`, tint(name, 18)],
    [`--mantine-color-${name}-light-hover`, tint(name, 28)],
    [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-4)`],
  ]),
);

function tint(name: string, percent: number): string {
  return `color-mix(in srgb, var(--mantine-color-${name}-5) ${percent}%, transparent)`;
}

/**
 * Mantine's quiet colours where they fall short of 4.5:1 (of 3:1 for the edge of a field), and the three grounds of
 * our own.
 */
export const cssVariables: CSSVariablesResolver = (_theme: MantineTheme) => ({
  variables: { '--niyukti-color-chosen': tint('peacock', 12) },
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': '#666d75',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--niyukti-color-edge': '#8d949c',
    '--niyukti-color-ground': 'var(--mantine-color-gray-0)',
    '--niyukti-color-quiet': 'var(--mantine-color-gray-0)',
  },
  dark: {
    ...darkTints,
    '--mantine-color-placeholder': '#8b929a',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--niyukti-color-edge': '#6c747c',
    '--niyukti-color-ground': 'var(--mantine-color-dark-8)',
    '--niyukti-color-quiet': 'var(--mantine-color-dark-6)',
  },
});

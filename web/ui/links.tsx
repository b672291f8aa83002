import {
  ActionIcon,
  Anchor,
  Button,
  Paper,
  type ActionIconProps,
  type AnchorProps,
  type ButtonProps,
  type PaperProps,
} from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type LinkAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'> & {
  ref?: Ref<HTMLAnchorElement>;
};

/** A text link to a screen: `to`, `params` and `search` are checked against the route table. */
export const TextLink = createLink((props: Omit<AnchorProps, 'component'> & LinkAttributes) => (
  <Anchor {...props} />
));

/** A link to a screen that looks like a button. */
export const ButtonLink = createLink((props: ButtonProps & LinkAttributes) => (
  <Button component="a" {...props} />
));

/** A link to a screen that is an icon; give it an `aria-label`. */
export const IconLink = createLink((props: ActionIconProps & LinkAttributes) => (
  <ActionIcon component="a" {...props} />
));

/** A link to a screen that is a whole card. */
export const PaperLink = createLink((props: Omit<PaperProps, 'component'> & LinkAttributes) => (
  <Paper component="a" {...props} />
));

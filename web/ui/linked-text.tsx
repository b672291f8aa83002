import { Anchor } from '@mantine/core';
import { Fragment } from 'react';

/** An address within a text, without what ends the sentence around it. */
const ADDRESS = /(\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'])/i;

interface LinkedTextProps {
  children: string;
  /** no links: it stands in something that is pressed or dragged as a whole */
  plain?: boolean;
}

/** A text that people typed, in which addresses are links that show the host only: those of video calls are long. */
export function LinkedText({ children, plain = false }: LinkedTextProps) {
  return children.split(ADDRESS).map((part, index) => {
    // What the pattern holds in brackets stands at every second place.
    const host = index % 2 === 1 && hostOf(part);
    if (!host) return part;
    return plain ? (
      <Fragment key={index}>{host}</Fragment>
    ) : (
      <Anchor
        key={index}
        href={part}
        target="_blank"
        rel="noopener noreferrer"
        inherit
        underline="always"
        title={part}
      >
        {host}
      </Anchor>
    );
  });
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : null;
}

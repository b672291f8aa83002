import { Anchor } from '@mantine/core';
import { linkedParts, shownAddress } from '#web/lib/text-links.ts';

interface LinkedTextProps {
  children: string;
  /** no links: it stands in something that is dragged as a whole */
  plain?: boolean;
}

/** A text that people typed, in which addresses are links; print.css prints the whole address of one that is cut. */
export function LinkedText({ children, plain = false }: LinkedTextProps) {
  return linkedParts(children).map(({ text, href }, index) => {
    if (href === undefined) return text;
    const shown = shownAddress(href);
    return plain ? (
      shown
    ) : (
      <Anchor
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        inherit
        underline="always"
        {...(shown.endsWith('…') && { 'data-cut': true, 'data-hint': href })}
      >
        {shown}
      </Anchor>
    );
  });
}

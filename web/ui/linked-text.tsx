import { Anchor, Text } from '@mantine/core';
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
    return plain ? shownAddress(href) : <Address key={index} href={href} />;
  });
}

/** The same where there is little room: so many lines of its words, and below them its links, which stay to be pressed. */
export function ClampedText({ children, lines }: { children: string; lines: number }) {
  const parts = linkedParts(children);
  const words = parts
    .filter(({ href }) => href === undefined)
    .map(({ text }) => text)
    .join('')
    .trim();
  return (
    <>
      {words !== '' && (
        <Text span inherit lineClamp={lines} data-hint={words}>
          {words}
        </Text>
      )}
      {parts.map(
        ({ href }, index) =>
          href !== undefined && (
            <Text key={index} span inherit display="block">
              <Address href={href} />
            </Text>
          ),
      )}
    </>
  );
}

function Address({ href }: { href: string }) {
  const shown = shownAddress(href);
  return (
    <Anchor
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
}

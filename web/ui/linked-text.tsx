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
  // One that ends the text stands below alone; another one tells there which words are about it.
  const end = parts.findLastIndex(({ text, href }) => href === undefined && IS_SAID.test(text));
  const words = parts
    .slice(0, end + 1)
    .map(({ text, href }) => (href === undefined ? text : shownAddress(href)))
    .join('')
    .trim();
  return (
    <>
      {words !== '' && (
        <Text span inherit lineClamp={lines} data-hint={children}>
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

const IS_SAID = /[\p{L}\p{N}]/u;

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

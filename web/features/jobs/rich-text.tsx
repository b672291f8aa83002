import { List, Stack, Text } from '@mantine/core';

interface Block {
  kind: 'bullets' | 'text';
  lines: string[];
}

const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

/** Groups a plain text into runs of bullets ("- one", "• two", "1. three") and runs of other lines. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      blocks.push({ kind: 'text', lines: [] });
      continue;
    }
    const kind = BULLET.test(line) ? 'bullets' : 'text';
    const clean = line.replace(BULLET, '').trim();
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(clean);
    else blocks.push({ kind, lines: [clean] });
  }
  return blocks.filter((block) => block.lines.length > 0);
}

/** A plain text with its bullets and line breaks; never read as HTML. */
export function RichText({ text }: { text: string }) {
  return (
    <Stack gap="xs">
      {blocksOf(text).map((block, index) =>
        block.kind === 'bullets' ? (
          <List key={index} size="sm" spacing={4}>
            {block.lines.map((line, place) => (
              <List.Item key={place}>{line}</List.Item>
            ))}
          </List>
        ) : (
          <Text key={index} size="sm" component="div">
            {block.lines.map((line, place) => (
              <div key={place}>{line}</div>
            ))}
          </Text>
        ),
      )}
    </Stack>
  );
}

import { List, Stack, Text, Title } from '@mantine/core';
import classes from './rich-text.module.css';

interface Bullet {
  /** its lines; those after the first were written indented below it */
  lines: string[];
  nested: Bullets | null;
}

interface Bullets {
  kind: 'bullets';
  /** the number of the first one, null for dots */
  start: number | null;
  /** columns before the sign of its bullets */
  indent: number;
  items: Bullet[];
}

type Block = Bullets | { kind: 'heading'; text: string } | { kind: 'paragraph'; lines: string[] };

/** A dot may stand right at its word, as word processors write it; a dash or a number may not ("-5 °C", "5.5 years"). */
const BULLET = /^(?:[-*–]\s+|[•●▪◦·]\s*|(?<number>\d{1,2})[.)]\s+)(?=\S)/u;
const HEADING = { maxLength: 60, end: /[^:]:$/ };
const LINE_END = /\r\n|[\n\r\v\u2028\u2029]/;
const TAB = 4;
/** columns from which a bullet is one below the bullet above it */
const NESTED_FROM = 2;

function indentOf(line: string): number {
  const [blanks = ''] = /^\s*/.exec(line) ?? [];
  return blanks.replaceAll('\t', ' '.repeat(TAB)).length;
}

/** Reads a plain text as people write job descriptions: bullets (one level nested), headings, paragraphs. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let afterBlank = false;
  for (const line of text.split(LINE_END)) {
    const content = line.trim();
    if (content !== '') addLine(blocks, { indent: indentOf(line), content, afterBlank });
    afterBlank = content === '';
  }
  return blocks;
}

interface Line {
  indent: number;
  content: string;
  /** a blank line stands before it */
  afterBlank: boolean;
}

function addLine(blocks: Block[], line: Line): void {
  const { indent, content, afterBlank } = line;
  const last = blocks.at(-1);
  const sign = BULLET.exec(content);
  if (sign) {
    const bullet: Bullet = { lines: [content.slice(sign[0].length)], nested: null };
    const number = sign.groups?.['number'];
    addBullet(blocks, bullet, { start: number === undefined ? null : Number(number), indent });
  } else if (last?.kind === 'bullets' && !afterBlank && indent > last.indent) {
    const item = last.items.at(-1);
    (item?.nested?.items.at(-1) ?? item)?.lines.push(content);
  } else if (content.length <= HEADING.maxLength && HEADING.end.test(content)) {
    blocks.push({ kind: 'heading', text: content });
  } else if (last?.kind === 'paragraph' && !afterBlank) {
    last.lines.push(content);
  } else {
    blocks.push({ kind: 'paragraph', lines: [content] });
  }
}

function addBullet(blocks: Block[], bullet: Bullet, look: { start: number | null; indent: number }): void {
  const list = blocks.at(-1);
  const open = list?.kind === 'bullets' ? list : null;
  const above = open?.items.at(-1);
  if (open && above && look.indent >= open.indent + NESTED_FROM) {
    above.nested ??= { kind: 'bullets', ...look, items: [] };
    above.nested.items.push(bullet);
  } else if (open && (open.start === null) === (look.start === null)) {
    open.items.push(bullet);
  } else {
    blocks.push({ kind: 'bullets', ...look, items: [bullet] });
  }
}

/** A plain text with its bullets, headings and line breaks; never read as HTML. */
export function RichText({ text }: { text: string }) {
  return (
    <Stack gap="xs" className={classes.text}>
      {blocksOf(text).map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </Stack>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'bullets') return <BulletsView {...block} />;
  if (block.kind === 'paragraph') return <Text size="sm">{block.lines.join('\n')}</Text>;
  return (
    <Title order={3} size="sm" className={classes.heading}>
      {block.text}
    </Title>
  );
}

function BulletsView({ start, items }: Bullets) {
  const numbered = start === null ? {} : { type: 'ordered' as const, start };
  return (
    <List size="sm" spacing={4} {...numbered}>
      {items.map(({ lines, nested }, index) => (
        <List.Item key={index}>
          {lines.join('\n')}
          {nested && <BulletsView {...nested} />}
        </List.Item>
      ))}
    </List>
  );
}

import { TextLink } from '#web/ui/links.tsx';
import { LIST_NAMES, type ListLink } from './figure-links.ts';

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

interface FigureProps {
  value: string | number | null;
  link: ListLink | undefined;
  /** what it counts, for those who do not see the table */
  of: string;
}

/** A number of a table; whom it counts is a press away where a list shows just those, and anybody is counted. */
export function Figure({ value, link, of }: FigureProps) {
  const text = typeof value === 'number' ? indian.format(value) : (value ?? '–');
  if (!link || !value) return text;
  return (
    <TextLink {...link} fz="inherit" aria-label={`${text} ${of}: see them in ${LIST_NAMES[link.to]}`}>
      {text}
    </TextLink>
  );
}

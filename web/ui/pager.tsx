import { Button, Group, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { limits } from '#contract/limits.ts';
import { pageRange } from './page-range.ts';

interface PagerProps {
  /** counted from 1 */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** called when one is about to press a page's link, to load it ahead */
  onIntent?: (page: number) => void;
  /** a page's own address, so that it can be opened in another tab */
  addressOf: (page: number) => string;
  /** what is being paged, for screen readers: "Job pipeline pages" */
  label: string;
}

interface PageLink {
  component: 'a';
  href: string;
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: (event: MouseEvent) => void;
}

/** Previous, up to five page links and Next; nothing when there is one page. */
export function Pager({ page, pages, onPage, onIntent, addressOf, label }: PagerProps) {
  if (pages <= 1) return null;
  const range = pageRange(page, pages, limits.dashboard.pageLinks);
  const dots = <Text c="dimmed">…</Text>;
  const link = (to: number): PageLink => ({
    component: 'a',
    href: addressOf(to),
    onPointerEnter: () => onIntent?.(to),
    onFocus: () => onIntent?.(to),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onPage(to);
    },
  });
  return (
    <Group component="nav" aria-label={label} gap={6} justify="center">
      <Step label="Previous" to={page > 1 ? link(page - 1) : null} />
      {range.before && dots}
      {range.pages.map((number) => (
        <Button
          key={number}
          {...link(number)}
          size="compact-sm"
          miw={32}
          variant={number === page ? 'light' : 'subtle'}
          color={number === page ? undefined : 'gray'}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Button>
      ))}
      {range.after && dots}
      <Step label="Next" to={page < pages ? link(page + 1) : null} />
    </Group>
  );
}

/** Previous or Next: a link, or a button that cannot be pressed at the end of the way. */
function Step({ label, to }: { label: string; to: PageLink | null }) {
  const look = { size: 'compact-sm', variant: 'default' } as const;
  if (!to) {
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} {...to}>
      {label}
    </Button>
  );
}

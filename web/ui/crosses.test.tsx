import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Chip } from './chip.tsx';
import { SearchBox } from './search-box.tsx';

const drawn = (part: ReactNode) => renderToStaticMarkup(<MantineProvider>{part}</MantineProvider>);

it('gives the cross of a chip, which is as high as the chip, 24 pixels', () => {
  expect(drawn(<Chip label="React" />)).toMatch(/<span style="--pill-height:24px;/);
});

it('gives the cross of a search 24 pixels', () => {
  const box = drawn(<SearchBox value="nurse" onSearch={() => undefined} placeholder="Name" />);
  expect(box).toMatch(/<button[^>]*--cb-size:calc\(1\.5rem/);
});

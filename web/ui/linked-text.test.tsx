import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const shown = (text: string, plain = false) =>
  renderToStaticMarkup(
    <MantineProvider>
      <p>
        <LinkedText plain={plain}>{text}</LinkedText>
      </p>
    </MantineProvider>,
  )
    .replace(/^.*<p>/s, '')
    .replace('</p>', '');
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, text]) => [to, text]);

it('links addresses by their host, without what ends the sentence', () => {
  const html = shown(
    'Round 1 (https://www.meet.example.com/a-b?x=1). Then http://b.example:8080/c, and so on.',
  );
  expect(linksOf(html)).toEqual([
    ['https://www.meet.example.com/a-b?x=1', 'meet.example.com'],
    ['http://b.example:8080/c', 'b.example:8080'],
  ]);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Round 1 (meet.example.com). Then b.example:8080, and so on.');
});

it('links nothing else that looks like an address, and runs nothing', () => {
  for (const text of [
    'javascript:alert(1)',
    'meet.example.com',
    'https://',
    'ftp://a.example',
    'https://[',
    'xhttps://a.b',
  ])
    expect([text, linksOf(shown(text))]).toEqual([text, []]);
  expect(shown('<img src=x> https://a.example/"><img>')).not.toContain('<img');
});

it('makes no link of what stands in something that is pressed', () => {
  expect(shown('By video: https://meet.example/abc', true)).toBe('By video: meet.example');
});

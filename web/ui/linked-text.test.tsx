import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClampedText, LinkedText } from './linked-text.tsx';

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
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');

it('links addresses, without what ends the sentence around them', () => {
  const html = shown(
    'Round 1 (https://www.meet.example.com/a-b?x=1). Then https://b.example:8080/wiki/A_(b), and so on.',
  );
  expect(linksOf(html)).toEqual([
    ['https://www.meet.example.com/a-b?x=1', 'meet.example.com/a-b?x=1'],
    ['https://b.example:8080/wiki/A_(b)', 'b.example:8080/wiki/A_(b)'],
  ]);
  expect(linksOf(shown('Link “https://a.example/x”… और https://b.example/y।'))).toEqual([
    ['https://a.example/x', 'a.example/x'],
    ['https://b.example/y', 'b.example/y'],
  ]);
  expect(textOf(html)).toBe('Round 1 (meet.example.com/a-b?x=1). Then b.example:8080/wiki/A_(b), and so on.');
});

it('opens them beside the product, which they learn nothing of', () => {
  const html = shown('https://meet.example/a');
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener noreferrer"');
});

it('shows a long one cut, and keeps all of it', () => {
  const long = `https://teams.example/l/meetup-join/${'x'.repeat(200)}`;
  const html = shown(long);
  expect(textOf(html)).toBe(`teams.example/l/meetup-join/${'x'.repeat(19)}…`);
  expect(linksOf(html)[0]?.[0]).toBe(long);
  expect(html).toContain(`data-hint="${long}"`);
  expect(html).toContain('data-cut');
});

it('links nothing but https, and runs nothing', () => {
  for (const text of [
    'javascript:alert(1)',
    'http://a.example',
    'meet.example.com',
    'https://',
    'ftp://a.example',
    'https://[',
    'xhttps://a.b',
  ])
    expect([text, linksOf(shown(text))]).toEqual([text, []]);
  expect(shown('<img src=x> https://a.example/"><img>')).not.toContain('<img');
  // What stands before the host names nobody.
  expect(textOf(shown('https://bank.example@evil.example/'))).toBe('evil.example');
});

it('makes no link of what stands in something that is dragged', () => {
  expect(shown('By video: https://meet.example/abc', true)).toBe('By video: meet.example/abc');
});

it('cuts words where there is little room, and no link', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <ClampedText lines={3}>{'Round 1 with Meera: https://a.example/x'}</ClampedText>
      <ClampedText lines={3}>(https://b.example)</ClampedText>
      <ClampedText lines={3}>{'Teams https://c.example/y, backup https://d.example (Meera)'}</ClampedText>
    </MantineProvider>,
  );
  const clamped = [...html.matchAll(/data-line-clamp="true"[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(clamped).toEqual(['Round 1 with Meera:', 'Teams c.example/y, backup d.example (Meera)']);
  expect(linksOf(html).map(([to]) => to)).toEqual([
    'https://a.example/x',
    'https://b.example',
    'https://c.example/y',
    'https://d.example',
  ]);
});

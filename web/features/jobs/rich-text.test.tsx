import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

/** The text as HTML, without what only serves the look. */
function htmlOf(text: string): string {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <RichText text={text} />
    </MantineProvider>,
  );
  return html
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/ (?:class|style|data-[\w-]+)="[^"]*"/g, '')
    .replaceAll(/<\/?(?:div|span)>/g, '');
}

describe('bullets', () => {
  it.each(['-', '*', '•', '–', '●'])('%s makes one', (sign) => {
    expect(htmlOf(`${sign} Java\n${sign} SQL`)).toBe('<ul><li>Java</li><li>SQL</li></ul>');
  });

  it.each(['.', ')'])('a number with %s makes a numbered one, which begins where it was begun', (end) => {
    expect(htmlOf(`1${end} Call\n2${end} Visit`)).toBe('<ol start="1"><li>Call</li><li>Visit</li></ol>');
    expect(htmlOf(`3${end} Sell`)).toBe('<ol start="3"><li>Sell</li></ol>');
  });

  it('may stand right at the word as a dot, not as a dash or a number', () => {
    expect(htmlOf('•Java')).toBe('<ul><li>Java</li></ul>');
    expect(htmlOf('-5 °C in the store')).toBe('<p>-5 °C in the store</p>');
    expect(htmlOf('5.5 years in sales')).toBe('<p>5.5 years in sales</p>');
    expect(htmlOf('2024. A good year')).toBe('<p>2024. A good year</p>');
    expect(htmlOf('-')).toBe('<p>-</p>');
  });

  it('nest by indentation, one level', () => {
    const text = '- Team\n  - hires\n  - trains\n      - deeper\n- Budget\n\t1. plans\n\t2. keeps';
    expect(htmlOf(text)).toBe(
      '<ul><li>Team<ul><li>hires</li><li>trains</li><li>deeper</li></ul></li>' +
        '<li>Budget<ol start="1"><li>plans</li><li>keeps</li></ol></li></ul>',
    );
  });

  it('that are all indented are not nested', () => {
    expect(htmlOf('We want:\n  - Java\n  - SQL')).toBe('<h3>We want:</h3><ul><li>Java</li><li>SQL</li></ul>');
  });

  it('stay one list over a blank line, and become another when numbers follow dots', () => {
    expect(htmlOf('- a\n\n- b')).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(htmlOf('- a\n1. b')).toBe('<ul><li>a</li></ul><ol start="1"><li>b</li></ol>');
  });

  it('go on in a line that is indented below them; any other line ends them', () => {
    expect(htmlOf('- Java, which\n  we like\nAnd more.')).toBe(
      '<ul><li>Java, which\nwe like</li></ul><p>And more.</p>',
    );
  });
});

describe('lines', () => {
  it('keep their single breaks, and blank lines part paragraphs', () => {
    expect(htmlOf('One\nTwo\r\nThree\n\n\nFour')).toBe('<p>One\nTwo\nThree</p><p>Four</p>');
    expect(htmlOf('')).toBe('');
  });

  it('of their own with a colon are headings; a sentence is none', () => {
    expect(htmlOf('Key responsibilities:\nYou plan.')).toBe('<h3>Key responsibilities:</h3><p>You plan.</p>');
    const sentence = 'We look for somebody who can do all of the following things on a working day:';
    expect(htmlOf(sentence)).toBe(`<p>${sentence}</p>`);
    expect(htmlOf('Pay: 12 lakhs')).toBe('<p>Pay: 12 lakhs</p>');
  });
});

describe('what looks like HTML', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<img src=x onerror="alert(1)">', '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;'],
    ['&lt;b&gt; &amp;', '&amp;lt;b&amp;gt; &amp;amp;'],
  ])('stays the text that it is: %s', (text, html) => {
    expect(htmlOf(text)).toBe(`<p>${html}</p>`);
    expect(htmlOf(`- ${text}`)).toBe(`<ul><li>${html}</li></ul>`);
    expect(htmlOf(`${text}:`)).toBe(`<h3>${html}:</h3>`);
  });

  it('and addresses are not links', () => {
    const text = 'See https://example.com/ or javascript:alert(1)';
    expect(htmlOf(text)).toBe(`<p>${text}</p>`);
  });
});

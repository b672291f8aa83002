import { describe, expect, it } from 'vitest';
import { costText, engineName, monthName, tokens } from './ai-engine-words.ts';

describe('what the AI engine card says', () => {
  it('of a cost, however small, and of one that is not known', () => {
    const cost = (cost_usd: number, unpriced = 0) => costText({ cost_usd, unpriced, calls: 9 });
    expect(cost(0)).toBe('$0.00');
    expect(cost(0.00054)).toBe('$0.0005');
    expect(cost(12.345)).toBe('$12.35');
    expect(cost(0, 2)).toBe('Price not known');
    expect(cost(1.5, 2)).toBe('$1.50 and more');
  });

  it('of a month, an engine and its tokens', () => {
    expect(monthName('2026-11')).toBe('November 2026');
    expect(engineName('builtin')).toBe('Built-in engine');
    expect(engineName('openai/gpt-4o-mini')).toBe('openai/gpt-4o-mini');
    expect(tokens({ input_tokens: 1_200_000, output_tokens: 34_567 })).toBe('12,34,567');
  });
});

import { expect, test } from 'vitest';
import { inTwoLines } from './skill-badges.tsx';

test('a printed list names as many skills as two lines hold, and counts the others', () => {
  expect(inTwoLines([])).toBe('');
  expect(inTwoLines(['Java', 'SQL'])).toBe('Java, SQL');
  const many = ['Terraform', 'CI/CD', 'AWS', 'Kubernetes', 'Jenkins', 'Linux', 'Prometheus', 'PostgreSQL'];
  expect(inTwoLines(many)).toBe('Terraform, CI/CD, AWS, Kubernetes, Jenkins +3 more');
  expect(inTwoLines(['x'.repeat(80), 'SQL'])).toBe(`${'x'.repeat(80)} +1 more`);
});

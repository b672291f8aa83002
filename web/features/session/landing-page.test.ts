import { describe, expect, test } from 'vitest';
import { landingPage, screenAt } from './landing-page.ts';

describe('screenAt', () => {
  test.each([
    ['/', '/'],
    ['/jobs', '/jobs'],
    ['/jobs/', '/jobs'],
    ['/jobs/new', '/jobs/new'],
    ['/jobs/42', '/jobs/$id'],
    ['/jobs/42/candidates', '/jobs/$id/candidates'],
    ['/jobs/42/unknown', null],
    ['/nowhere', null],
    ['/auth', null],
  ])('%s is %s', (path, screen) => {
    expect(screenAt(path)).toBe(screen);
  });
});

describe('landingPage', () => {
  test('without a remembered page everybody lands on the first screen of the role', () => {
    expect(landingPage('hr_manager', undefined)).toBe('/');
    expect(landingPage('internal_user', undefined)).toBe('/jobs');
    expect(landingPage('vendor', undefined)).toBe('/jobs');
    expect(landingPage(null, undefined)).toBe('/profile');
  });

  test('the remembered page wins, with its query', () => {
    expect(landingPage('internal_user', '/candidates?search=asha#top')).toBe('/candidates?search=asha#top');
  });

  test('a page that the role may not open is forgotten', () => {
    expect(landingPage('vendor', '/candidates')).toBe('/jobs');
    expect(landingPage('internal_user', '/executive')).toBe('/jobs');
    expect(landingPage(null, '/jobs')).toBe('/profile');
  });

  test.each([
    'https://evil.example/jobs',
    '//evil.example/jobs',
    String.raw`/\evil.example/jobs`,
    'jobs',
    '/nowhere',
  ])('never leads to %s', (remembered) => {
    expect(landingPage('hr_manager', remembered)).toBe('/');
  });
});

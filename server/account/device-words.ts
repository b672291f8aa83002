import Bowser from 'bowser';

/** A browser in words, by what it says of itself: "Chrome on Windows". */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const place = platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name;
  if (browser.name && place) return `${browser.name} on ${place}`;
  return browser.name || place || 'Unknown device';
}

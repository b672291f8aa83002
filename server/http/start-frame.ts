import { z } from 'zod';

/** How a screen begins whatever it shows, as the build has read it from the screen's source (scripts/screen-files.ts). */
export const frameSchema = z.object({
  title: z.string().nullable(),
  subtitle: z.string().nullable(),
  width: z.string().nullable(),
  leadsBack: z.boolean(),
});

/** As `web/ui/logo.tsx` draws it. */
const LOGO =
  '<svg viewBox="0 0 32 32" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="8" fill="#02798b"/>' +
  '<path d="M10 23V13.5L22 23V9" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>' +
  '<circle cx="10" cy="8.6" r="2.1" fill="#b7e6f0"/></svg>';

/**
 * What stands in the page until the program has come, where the program will put the same: bar and heading of a screen
 * behind sign-in, so that whoever waits sees where. Styles: `web/app/start-frame.css`.
 */
export function screenStart(frame: z.infer<typeof frameSchema>, appName: string): string {
  const { title, subtitle, width, leadsBack } = frame;
  const lines = [
    leadsBack && '<div class="start-back"></div>',
    title && `<h1>${escaped(title)}</h1>`,
    subtitle && `<p>${escaped(subtitle)}</p>`,
  ];
  return (
    `<div class="start-bar">${LOGO}<b>${escaped(appName)}</b></div>` +
    `<div class="start-main"><div data-width="${width ?? 'full'}">${lines.filter(Boolean).join('')}</div></div>`
  );
}

/** The same of the sign-in page. */
export function signInStart(appName: string): string {
  return `<div class="start-card"><div>${LOGO}<h1>${escaped(appName)}</h1><p>Sign in to your account</p></div></div>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

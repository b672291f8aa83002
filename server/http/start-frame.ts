import { z } from 'zod';
import { type Permission, PERMISSIONS, roleMay } from '#contract/permissions.ts';
import type { Role } from '#contract/roles.ts';

/** How a screen begins whatever it shows, as the build has read it from the screen's source (scripts/screen-files.ts). */
export const frameSchema = z.object({
  title: z.string().nullable(),
  /** The first one that the reader may have is shown; one that names no permission is everybody's. */
  subtitle: z.array(
    z.object({ may: z.enum(Object.keys(PERMISSIONS) as Permission[]).nullable(), text: z.string() }),
  ),
  width: z.string().nullable(),
  leadsBack: z.boolean(),
});

/** Whether the screen begins otherwise for some than for others. */
export function dependsOnRole({ subtitle }: z.infer<typeof frameSchema>): boolean {
  return subtitle.some(({ may }) => may !== null);
}

/** As `web/ui/logo.tsx` draws it. */
const LOGO =
  '<svg viewBox="0 0 32 32" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="8" fill="#02798b"/>' +
  '<path d="M10 23V13.5L22 23V9" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>' +
  '<circle cx="10" cy="8.6" r="2.1" fill="#b7e6f0"/></svg>';

/**
 * What stands in the page until the program has come, where the program will put the same: bar and heading of a screen
 * behind sign-in, so that whoever waits sees where. Styles: `web/app/before-the-program.css`.
 */
export function screenStart(frame: z.infer<typeof frameSchema>, appName: string, role: Role | null): string {
  const { title, width, leadsBack } = frame;
  const mayRead = ({ may }: { may: Permission | null }) => may === null || roleMay(role, may);
  const subtitle = role === null && dependsOnRole(frame) ? undefined : frame.subtitle.find(mayRead)?.text;
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

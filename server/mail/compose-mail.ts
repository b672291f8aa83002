import { escapedHtml as escaped } from '../core/escape-html.ts';

/** What a mail says, in the order in which it is read. Plain sentences; every part is shown as it stands. */
export interface MailText {
  appName: string;
  greeting: string;
  paragraphs: readonly string[];
  /** the one thing to do, with the whole address */
  action?: { label: string; url: string };
  /** below the action: until when, and what to do when it was not asked for */
  afterwards?: readonly string[];
}

/** Both parts of a mail: the text, and the same as HTML that needs nothing from outside. */
export function composeMail(mail: MailText): { text: string; html: string } {
  return { text: textOf(mail), html: htmlOf(mail) };
}

function textOf({ appName, greeting, paragraphs, action, afterwards = [] }: MailText): string {
  const parts = [greeting, ...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  return `${[...parts, ...afterwards, `-- \n${appName}`].join('\n\n')}\n`;
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.5';
const SMALL = 'margin:0 0 12px;font-size:14px;line-height:1.5;color:#52525b';

function htmlOf({ appName, greeting, paragraphs, action, afterwards = [] }: MailText): string {
  const name = escaped(appName);
  const lines = [greeting, ...paragraphs].map((text) => `<p style="${PARAGRAPH}">${escaped(text)}</p>`);
  if (action) {
    const url = escaped(action.url);
    lines.push(
      `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#016372;color:#ffffff;text-decoration:none;font-size:16px;font-weight:600">${escaped(action.label)}</a></p>`,
      `<p style="${SMALL}">If the button does not work, copy this address into your browser:<br><a href="${url}" style="color:#016372;word-break:break-all">${url}</a></p>`,
    );
  }
  lines.push(...afterwards.map((text) => `<p style="${SMALL}">${escaped(text)}</p>`));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${name}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f4f5;color:#18181b;${FONT}">
<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border:1px solid #e4e4e7;border-radius:8px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700">${name}</p>
${lines.join('\n')}
</div>
</body></html>
`;
}

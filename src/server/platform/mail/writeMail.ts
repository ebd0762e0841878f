// Paragraphs → a mail as text and as HTML. Old mail programs know only tables and attributes, and
// load nothing from outside.
import type { Mail } from './sendMail';

export interface MailPart {
  readonly text: string;
  /** A link after the text. */
  readonly link?: { readonly url: string; readonly label: string };
}

interface MailDraft {
  readonly to: string;
  /** Holds nothing that people typed, because previews and logs show it. */
  readonly subject: string;
  readonly parts: readonly MailPart[];
  /** Why it came, and how to stop it. */
  readonly reason: MailPart;
  readonly headers?: Readonly<Record<string, string>>;
}

export function writeMail({ to, subject, parts, reason, headers }: MailDraft): Mail {
  return {
    to,
    subject,
    text: `${[...parts, reason].map(toText).join('\n\n')}\n`,
    html: toPage(subject, [
      ...parts.map((part) => toRow(part, 'padding:6px 0')),
      toRow(reason, 'padding:12px 0;font-size:14px'),
    ]),
    ...(headers && { headers }),
  };
}

const toText = ({ text, link }: MailPart): string => (link ? `${text}\n${link.url}` : text);

const toRow = ({ text, link }: MailPart, style: string): string =>
  `<tr><td style="${style}">${escapeMail(text)}${link ? `<br><a href="${escapeMail(link.url)}">${escapeMail(link.label)}</a>` : ''}</td></tr>`;

const toPage = (title: string, rows: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeMail(title)}</title></head><body style="font-family:sans-serif;font-size:16px;line-height:1.5"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">${rows.join('')}</table></body></html>`;

const escapeMail = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

import { type Environment, refuse } from './variables';

export interface MailConfig {
  /** `smtp://` or `smtps://`; may contain a password. */
  readonly smtpUrl: string;
  readonly from: { readonly name: string; readonly address: string };
}

/**
 * Undefined if `SMTP_URL` is unset: no mail is sent, and links are there to copy instead.
 * @throws Error with one sentence, which never repeats the URL
 */
export function readMailConfig(env: Environment, baseUrl: string): MailConfig | undefined {
  if (!env.SMTP_URL) return undefined;
  const from = env.MAIL_FROM || `Plimsoll <plimsoll@${new URL(baseUrl).hostname}>`;
  return { smtpUrl: parseSmtpUrl(env.SMTP_URL), from: parseFrom(from) };
}

function parseSmtpUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return value;
  throw new Error(
    'SMTP_URL is set, but an address such as smtp://user:password@mail.example:587 was expected.',
  );
}

function parseFrom(value: string): MailConfig['from'] {
  const [, name = '', address = ''] =
    /^(?:([^<>"\r\n]*?)\s*<)?([^\s<>"@]+@[^\s<>"@]+)>?$/.exec(value.trim()) ?? [];
  return address !== ''
    ? { name, address }
    : refuse('MAIL_FROM', value, 'an address such as Plimsoll <plimsoll@example.org>');
}

// The only way mail leaves. It takes as long as the mail server does, so nothing that a stranger
// can time waits for it.
import { createTransport, type Transporter } from 'nodemailer';
import { config } from '@/server/platform/config/config';
import type { MailConfig } from '@/server/platform/config/mailConfig';
import { tallySent } from '@/server/platform/observe/tally';

export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface MailOptions {
  readonly mail?: MailConfig | undefined;
  readonly limitMs?: number;
}

const LIMIT_MS = 10_000;

/** True if this instance sends mail. */
export const hasMail = (): boolean => config().mail !== undefined;

/**
 * Resolves once the mail server has taken the message.
 * @throws Error where there is no mail server, or it refuses, or it does not answer in 10 s
 */
export async function sendMail(
  { to, subject, text, html, headers }: Mail,
  { mail = config().mail, limitMs = LIMIT_MS }: MailOptions = {},
): Promise<void> {
  if (!mail) throw new Error('No email is sent, because SMTP_URL is not set.');
  const sending = transport(mail, limitMs).sendMail({
    from: mail.from,
    // As an object it is one address, whatever is in it.
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    // Automatic replies, such as those of someone on vacation, are not for us.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  });
  await sending.then(
    () => tallySent('mail', 'sent'),
    (cause: unknown) => {
      tallySent('mail', 'failed');
      throw cause;
    },
  );
}

const transports = new Map<string, Transporter>();

function transport({ smtpUrl }: MailConfig, limitMs: number): Transporter {
  const key = `${limitMs} ${smtpUrl}`;
  const known = transports.get(key);
  if (known) return known;
  const made = createTransport({
    url: smtpUrl,
    requireTLS: mustEncrypt(new URL(smtpUrl)),
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    dnsTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transports.set(key, made);
  return made;
}

/** A password goes over no plain connection, except within this machine. */
const mustEncrypt = ({ username, hostname }: URL): boolean =>
  username !== '' && !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

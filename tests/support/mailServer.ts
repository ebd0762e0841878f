import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  /** As it came, with its headers. */
  readonly source: string;
  /** The plain text, decoded. */
  readonly text: string;
}

export interface MailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** The next message to this address that has not been given out. */
  next(address: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** A real mail server on loopback that keeps what it gets. */
export async function mailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const given = new Set<ReceivedMail>();
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, source, text: readText(source) });
        waiting.forEach((wake) => wake());
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    next: async (address) => {
      for (;;) {
        const found = mails.find((mail) => mail.to.includes(address) && !given.has(mail));
        if (found) {
          given.add(found);
          return found;
        }
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readText(source: string): string {
  const [, head = '', body = ''] = /^([^]*?)\r\n\r\n([^]*)$/.exec(source) ?? [];
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  if (boundary !== undefined)
    return readText(
      body
        .split(`--${boundary}`)
        .find((part) => part.includes('text/plain'))!
        .trimStart(),
    );
  if (/Content-Transfer-Encoding: base64/i.test(head))
    return Buffer.from(body, 'base64').toString();
  if (!/Content-Transfer-Encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

import { createServer } from 'node:net';
import { sendMail } from '@/server/platform/mail/sendMail';
import { type MailServer, mailServer } from '../../../support/mailServer';

const from = { name: 'Plimsoll', address: 'plimsoll@example.org' };
const message = { to: 'ada@example.org', subject: 'Größe', text: 'Line 1 – ok\nLine 2' };

describe('sendMail', () => {
  let server: MailServer;
  beforeAll(async () => void (server = await mailServer()));
  afterAll(() => server.close());

  const send = (mail: Partial<Parameters<typeof sendMail>[0]> = {}) =>
    sendMail({ ...message, ...mail }, { mail: { smtpUrl: server.url, from } });

  it('hands a message to the mail server, with its headers', async () => {
    await send({ headers: { 'List-Unsubscribe': '<https://plimsoll.example/stop>' } });
    const { source, text } = await server.next('ada@example.org');

    expect(source).toContain('From: Plimsoll <plimsoll@example.org>');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toContain('List-Unsubscribe: <https://plimsoll.example/stop>');
    expect(text.trim().replaceAll('\r\n', '\n')).toBe(message.text);
  });

  it('sends plain text and HTML together', async () => {
    await send({ html: '<p>Line 1</p>' });
    const { source, text } = await server.next('ada@example.org');

    expect(source).toContain('multipart/alternative');
    expect(text).toContain('Line 1 – ok');
  });

  it('lets no line break into a header, and sends to one address alone', async () => {
    await send({ subject: 'Hello\r\nBcc: eve@example.org', headers: { 'X-A': 'b\r\nX-C: d' } });
    const { source, to } = await server.next('ada@example.org');
    expect(to).toEqual(['ada@example.org']);
    expect(source).not.toMatch(/^(?:Bcc|X-C):/m);
    await send({ to: 'ada@example.org, eve@example.org' }).catch(() => undefined);

    expect(server.mails.filter((mail) => mail.to.includes('eve@example.org'))).toEqual([]);
  });

  it('fails in time where the mail server never answers, without the password', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const smtpUrl = `smtp://user:secret@127.0.0.1:${port}`;
    const failure = await sendMail(message, { mail: { smtpUrl, from }, limitMs: 50 }).catch(
      (cause: Error) => cause,
    );
    silent.close();

    expect(failure).toBeInstanceOf(Error);
    expect(JSON.stringify(failure) + String(failure)).not.toContain('secret');
  });

  it('says that there is no mail server', async () => {
    await expect(sendMail(message)).rejects.toThrow('SMTP_URL is not set');
  });
});

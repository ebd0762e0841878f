import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendSecurityText, wantsSecurityText } from '@/server/api/http/sendSecurityText';
import { readConfig } from '@/server/platform/config/config';

const NOON = Date.UTC(2026, 10, 23, 12);

function answerOf(url: string, env: Record<string, string>, method = 'GET') {
  const sent = { status: 0, headers: {} as Record<string, string>, body: undefined as unknown };
  const response = {
    writeHead: (status: number, headers: Record<string, string>) =>
      void Object.assign(sent, { status, headers }),
    end: (body: unknown) => void (sent.body = body),
  } as unknown as ServerResponse;
  const config = readConfig({ BASE_URL: 'https://plimsoll.example', ...env });
  const request = { method, url } as IncomingMessage;
  if (!wantsSecurityText(config, request)) return undefined;
  void sendSecurityText(config, request, response, NOON);
  return sent;
}

describe('security.txt', () => {
  const PATH = '/.well-known/security.txt';
  const CONTACTS = 'security@plimsoll.example, https://plimsoll.example/report';

  it('names the contacts that the operator configured, for 90 days', () => {
    expect(answerOf(PATH, { SECURITY_CONTACT: CONTACTS })).toEqual({
      status: 200,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
      body: `Contact: mailto:security@plimsoll.example
Contact: https://plimsoll.example/report
Expires: 2027-02-21T00:00:00.000Z
Preferred-Languages: en
Canonical: https://plimsoll.example/.well-known/security.txt
`,
    });
  });

  it('is not there without a contact, elsewhere, or to be changed', () => {
    expect(answerOf(PATH, {})).toBeUndefined();
    expect(answerOf('/security.txt', { SECURITY_CONTACT: CONTACTS })).toBeUndefined();
    expect(answerOf(PATH, { SECURITY_CONTACT: CONTACTS }, 'POST')).toBeUndefined();
  });

  it.each(['nobody', 'http://plimsoll.example', 'a@b c', 'javascript:alert(1)'])(
    'refuses %s as a contact when the server starts',
    (contact) => {
      expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow(/^SECURITY_CONTACT/);
    },
  );
});

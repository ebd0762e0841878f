import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleAccount } from '@/server/api/http/handleAccount';
import { config } from '@/server/platform/config/config';
import { signUp } from '@/server/teams/accounts/signUp';
import { aLetterRunner } from '../../../support/aLetterRunner';
import { type MailServer, mailServer } from '../../../support/mailServer';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

let mail: MailServer;
let server: Server;
beforeAll(async () => {
  mail = await mailServer();
  process.env.SMTP_URL = mail.url;
  process.env.CLIENT_SIGN_INS_PER_MINUTE = '1000';
  server = createServer((request, response) => void handleAccount(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await mail.close();
});

async function post(action: string, fields: Record<string, string>, headers = {}) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/account/${action}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: config().baseUrl, accept: 'application/json', ...headers },
    body: new URLSearchParams(fields),
  });
  return {
    status: answer.status,
    cookies: answer.headers.getSetCookie(),
    body: await answer.text(),
  };
}

onEachDatabase((opened) => {
  withDatabase(opened);

  it('answers alike with and without an account, and mails at most three times', async () => {
    const email = `known.${Math.random().toString(36).slice(2)}@example.org`;
    await signUp(
      opened.database,
      { name: 'Ada', email, password: 'a long enough password' },
      { rule: 'open' },
    );
    await aLetterRunner(opened.database).drain();
    await mail.next(email);
    const answers = [];
    for (let round = 0; round < 5; round += 1) {
      answers.push(await post('forgot', { email }));
      answers.push(await post('forgot', { email: `un${email}` }));
    }
    await aLetterRunner(opened.database).drain();

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(mail.mails.filter(({ to }) => to.includes(email))).toHaveLength(1 + 3);
  });

  it('mails an address three times at most, however often people sign up with it', async () => {
    const email = `taken.${Math.random().toString(36).slice(2)}@example.org`;
    const fields = { name: 'Ada', email, password: 'a long enough password' };
    for (let round = 0; round < 5; round += 1) await post('sign-up', fields);
    for (let round = 0; round < 3; round += 1) await post('sign-in', fields);
    await aLetterRunner(opened.database).drain();

    expect(mail.mails.filter(({ to }) => to.includes(email))).toHaveLength(3);
  });

  it('mails the owner of an account when its password was reset or changed', async () => {
    const email = `owner.${Math.random().toString(36).slice(2)}@example.org`;
    const [first, second] = ['a long enough password', 'another long password'];
    const letter = async () => {
      await aLetterRunner(opened.database).drain();
      return mail.next(email);
    };
    await signUp(opened.database, { name: 'Ada', email, password: first }, { rule: 'open' });
    await letter();
    await post('forgot', { email });
    const token = /\/reset\/(\S+)/.exec((await letter()).text)?.[1] ?? '';
    expect((await post('reset', { token, next: second })).status).toBe(200);
    expect((await letter()).text).toContain('The password of your account was changed on');

    const signedIn = await post('sign-in', { email, password: second });
    const cookie = signedIn.cookies.map((line) => line.split(';', 1)[0]).join('; ');
    expect((await post('password', { current: second, next: first }, { cookie })).status).toBe(200);
    const { source } = await letter();
    expect(source).toContain('Subject: Your password was changed at Plimsoll');
    expect(source).toContain('text/html');
  });

  it.each(['constructor', 'valueOf', 'has-own-property', 'nothing'])(
    'has no action named %s',
    async (action) => {
      expect((await post(action, {})).status).toBe(404);
    },
  );

  it('gives the page of a refused form back what was typed, but for the password', async () => {
    const fields = { name: 'Ada & Co', email: 'no address', password: 'a long enough password' };
    const { status, cookies } = await post('sign-up', fields, { accept: 'text/html' });

    expect(status).toBe(303);
    expect(cookies).toEqual([
      'plimsoll-typed=name%3DAda%2B%2526%2BCo%26email%3Dno%2Baddress; Path=/sign-up; Max-Age=60; HttpOnly; SameSite=Lax',
    ]);
    expect((await post('sign-up', fields)).cookies).toEqual([]);
  });

  it('asks a device to verify the person, and takes no answer that it did not ask for', async () => {
    const { body, cookies, status } = await post('passkey-question', {});
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      data: { rpId: 'localhost', userVerification: 'required' },
    });
    expect(cookies[0]).toMatch(/HttpOnly/i);
    const answer = JSON.stringify({ id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} });
    const cookie = cookies[0]!.split(';', 1)[0]!;

    expect((await post('passkey-sign-in', { answer }, { cookie })).body).toContain(
      'PASSKEY_REFUSED',
    );
    expect((await post('passkey-sign-in', { answer: '{' }, { cookie })).status).toBe(401);
    expect((await post('passkey-new', {})).body).toContain('SIGNED_OUT');
  });

  it('takes neither a link nor a password from a page of another site', async () => {
    const foreign = { origin: 'https://evil.example' };
    for (const action of ['reset', 'verify', 'forgot', 'oidc', 'unlink'])
      expect((await post(action, { token: 'a', next: 'b' }, foreign)).body).toContain(
        'ORIGIN_FOREIGN',
      );
  });
});

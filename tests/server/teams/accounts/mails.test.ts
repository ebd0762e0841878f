import {
  invitationMail,
  SECURITY_CHANGES,
  type SecurityChange,
  securityMail,
} from '@/server/teams/accounts/mails';

const link = 'https://plimsoll.example/invite/abc';

const write = (inviter: string, workspace: string) => {
  const { text } = invitationMail('guest@example.org', { inviter, workspace, link });
  return text.replace(link, '');
};

describe('mails', () => {
  it.each([
    'Click http://evil.example to win',
    'evil.example',
    'Prize: evil。example',
    'www.evil',
    'You won! //evil.example/prize',
    'ada@evil.example',
    'xn--evil-abc',
  ])('hold no address that was taken for a name: %s', (name) => {
    expect(write(name, 'Design')).toMatch(/^Someone invites you to Design at/);
    expect(write('Ada', name)).toMatch(/^Ada invites you to a workspace at/);
    expect(write(name, name)).not.toMatch(/evil/);
  });

  it.each(['Ada Lovelace', 'J. R. Hartley', 'Dr. Ada', 'Team 4.2', 'Ærø – web'])(
    'call people and workspaces by their names: %s',
    (name) => {
      expect(write(name, name)).toMatch(`${name} invites you to ${name}`);
    },
  );

  it('name no person and no workspace in the subject', () => {
    const draft = { inviter: 'Ada <b>', workspace: 'Design', link };
    expect(invitationMail('guest@example.org', draft).subject).not.toMatch(/Ada|Design/);
  });

  it('are text and HTML that holds no markup of a name', () => {
    const { text, html } = invitationMail('guest@example.org', {
      inviter: 'Ada <b>&"',
      workspace: 'Design',
      link,
    });
    expect(text).toContain('Ada <b>&" invites you');
    expect(html).toContain('Ada &lt;b&gt;&amp;&quot; invites you');
    expect(html).toContain(`<a href="${link}">Open the invitation</a>`);
  });

  it.each(Object.keys(SECURITY_CHANGES) as SecurityChange[])(
    'say when an account changed, and what to do about it: %s',
    (change) => {
      const { subject, text } = securityMail('ada@example.org', {
        change,
        at: Date.UTC(2026, 10, 27, 8, 5),
        baseUrl: 'https://plimsoll.example',
      });
      expect(subject).toMatch(/ at Plimsoll$/);
      expect(text).toContain('on 2026-11-27 08:05 UTC.');
      expect(text).toContain('If that was not you');
      expect(text).toContain('https://plimsoll.example/account');
    },
  );
});

import { invitationMail } from '@/server/teams/accounts/mails';

const link = 'https://plimsoll.example/invite/abc';

const write = (inviter: string, workspace: string) => {
  const { subject, text } = invitationMail('guest@example.org', { inviter, workspace, link });
  return `${subject}\n${text.replace(link, '')}`;
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
    expect(write(name, 'Design')).toMatch(/^Someone invites you to Design\n/);
    expect(write('Ada', name)).toMatch(/^Ada invites you to a workspace\n/);
    expect(write(name, name)).not.toMatch(/evil/);
  });

  it.each(['Ada Lovelace', 'J. R. Hartley', 'Dr. Ada', 'Team 4.2', 'Ærø – web'])(
    'call people and workspaces by their names: %s',
    (name) => {
      expect(write(name, name)).toMatch(`${name} invites you to ${name}`);
    },
  );
});

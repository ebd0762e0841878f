import type { Mail } from '@/server/platform/mail/sendMail';
import { nameInMail } from './nameInMail';

export const resetMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Set a new password for Plimsoll',
  text: `Set a new password here. The link works once, for an hour:

${link}

You get this because someone asked for it on the sign-in page. If that was not you, ignore it: nothing has changed.
`,
});

export const verificationMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Confirm your address for Plimsoll',
  text: `Confirm that this is your address, and your account is ready. The link works once, for a day:

${link}

You get this because someone created an account with your address. If that was not you, ignore it.
`,
});

export const accountExistsMail = (to: string, baseUrl: string): Mail => ({
  to,
  subject: 'You already have an account at Plimsoll',
  text: `Someone tried to create an account with your address. You have one already, and it has not changed.

Sign in: ${baseUrl}/sign-in
Forgot the password: ${baseUrl}/forgot

If that was not you, ignore this.
`,
});

export function invitationMail(
  to: string,
  { workspace, inviter, link }: Readonly<Record<'workspace' | 'inviter' | 'link', string>>,
): Mail {
  const who = nameInMail(inviter, 'Someone');
  const where = nameInMail(workspace, 'a workspace');
  return {
    to,
    subject: `${who} invites you to ${where}`,
    text: `${who} invites you to ${where} at Plimsoll. Accept here with an account of this address, within 7 days:

${link}

You get this because ${nameInMail(inviter, 'someone')} entered your address. If you do not know why, ignore it.
`,
  };
}

import type { Mail } from '@/server/platform/mail/sendMail';

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

export const invitationMail = (
  to: string,
  { workspace, inviter, link }: Readonly<Record<'workspace' | 'inviter' | 'link', string>>,
): Mail => ({
  to,
  subject: `${inviter} invites you to ${workspace}`,
  text: `${inviter} invites you to the workspace ${workspace} at Plimsoll. Accept here with an account of this address, within 7 days:

${link}

You get this because ${inviter} entered your address. If you do not know why, ignore it.
`,
});

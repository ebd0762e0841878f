import type { Mail } from '@/server/platform/mail/sendMail';
import { writeMail } from '@/server/platform/mail/writeMail';
import { nameInMail } from './nameInMail';

export const resetMail = (to: string, link: string): Mail =>
  writeMail({
    to,
    subject: 'Set a new password for Plimsoll',
    parts: [
      {
        text: 'Set a new password here. The link works once, within an hour:',
        link: { url: link, label: 'Set a new password' },
      },
    ],
    reason: {
      text: 'You get this because someone asked for it on the sign-in page. If that was not you, ignore it: nothing has changed.',
    },
  });

export const verificationMail = (to: string, link: string): Mail =>
  writeMail({
    to,
    subject: 'Confirm your address for Plimsoll',
    parts: [
      {
        text: 'Confirm your address to finish creating your account. The link works once, within a day:',
        link: { url: link, label: 'Confirm my address' },
      },
    ],
    reason: {
      text: 'You get this because someone created an account with your address. If that was not you, ignore it.',
    },
  });

export const accountExistsMail = (to: string, baseUrl: string): Mail =>
  writeMail({
    to,
    subject: 'You already have an account at Plimsoll',
    parts: [
      {
        text: 'Someone tried to create an account with your address. You have one already, and it has not changed.',
      },
      { text: 'Sign in:', link: { url: `${baseUrl}/sign-in`, label: 'Sign in' } },
      { text: 'Forgot the password:', link: { url: `${baseUrl}/forgot`, label: 'Set a new one' } },
    ],
    reason: { text: 'If that was not you, ignore this.' },
  });

export function invitationMail(
  to: string,
  { workspace, inviter, link }: Readonly<Record<'workspace' | 'inviter' | 'link', string>>,
): Mail {
  const who = nameInMail(inviter, 'Someone');
  const where = nameInMail(workspace, 'a workspace');
  return writeMail({
    to,
    subject: 'You are invited to a workspace at Plimsoll',
    parts: [
      {
        text: `${who} invites you to ${where} at Plimsoll. Accept within 7 days, with an account that uses this address:`,
        link: { url: link, label: 'Open the invitation' },
      },
    ],
    reason: {
      text: `You get this because ${nameInMail(inviter, 'someone')} entered your address. If you do not know why, ignore it.`,
    },
  });
}

/** Changes that a thief would make, by their kind. */
export const SECURITY_CHANGES = {
  password: ['Your password was changed', 'The password of your account was changed'],
  passkey: ['A passkey was added to your account', 'A passkey was added to your account'],
  'passkey-removed': [
    'A passkey was removed from your account',
    'A passkey was removed from your account',
  ],
  provider: [
    'Your account was linked to single sign-on',
    'Your account was linked to single sign-on, which can open it from now on',
  ],
  'second-factor': [
    'A second step was switched on for your account',
    'Signing in to your account with the password asks for a code since a change',
  ],
  'second-factor-off': [
    'The second step of your account was switched off',
    'Signing in to your account with the password asks for no code since a change',
  ],
  'recovery-code': [
    'A recovery code of your account was used',
    'Someone signed in to your account with the password and a recovery code',
  ],
  'recovery-codes': [
    'New recovery codes were made for your account',
    'New recovery codes were made for your account, and the former ones ended,',
  ],
  token: ['A token was created in your name', 'An API token was created by your account'],
} as const;

export type SecurityChange = keyof typeof SECURITY_CHANGES;

export function securityMail(
  to: string,
  {
    change,
    at,
    baseUrl,
  }: { readonly change: SecurityChange; readonly at: number; readonly baseUrl: string },
): Mail {
  const [subject, sentence] = SECURITY_CHANGES[change];
  const moment = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return writeMail({
    to,
    subject: `${subject} at Plimsoll`,
    parts: [
      { text: `${sentence} on ${moment}.` },
      {
        text: 'If that was not you, end every other session on your account page and set a new password. Then tell the person who runs this server.',
        link: { url: `${baseUrl}/account`, label: 'Open my account' },
      },
    ],
    reason: {
      text: 'You get this because your account changed. These emails cannot be switched off.',
    },
  });
}

// Mails to people about their accounts: queued as a row, written and sent by any process, and
// retried while the mail server is away. Pitfall: a row must contain no secret, so links are
// created when a mail is written, and an invitation's token is sealed if there is a key.
import { randomBytes } from 'node:crypto';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import { enqueue } from '@/server/platform/jobs/enqueue';
import { JobFailure } from '@/server/platform/jobs/JobFailure';
import type { JobHandler } from '@/server/platform/jobs/JobRunner';
import { hasMail, type Mail, sendMail } from '@/server/platform/mail/sendMail';
import { log } from '@/server/platform/observe/log';
import { seal, unseal } from '@/server/platform/secrets/seal';
import { noteAccount } from './accountEvents';
import {
  accountByEmail,
  accountById,
  createResetLink,
  createVerificationLink,
} from './accountLinks';
import {
  accountExistsMail,
  invitationMail,
  resetMail,
  type SecurityChange,
  securityMail,
  verificationMail,
} from './mails';

const MAIL_JOB = 'accounts.mail';

type Letter =
  | { readonly kind: 'reset' | 'already'; readonly email: string }
  | ({ readonly kind: 'verify' } & Verification)
  | {
      readonly kind: 'security';
      readonly email: string;
      readonly change: SecurityChange;
      readonly at: number;
    }
  | {
      readonly kind: 'invitation';
      readonly email: string;
      readonly inviter: string;
      readonly workspace: string;
      readonly token: string;
    };

interface Verification {
  readonly email: string;
  readonly accountId: string;
  /** The next page, such as an invitation. */
  readonly next?: string | undefined;
}

/** Takes equally long with and without such an account. */
async function post(database: Database, letter: Letter): Promise<void> {
  if (!hasMail()) return;
  await enqueue(database, {
    kind: MAIL_JOB,
    payload: letter,
    dedupeKey: randomBytes(16).toString('base64url'),
  });
}

/** Mails a link to set a password if the account exists, and doesn't reveal that. */
export const requestReset = (database: Database, email: string): Promise<void> =>
  post(database, { kind: 'reset', email });

/** Mails a link that proves the address of a new account. */
export const mailVerification = (database: Database, verification: Verification): Promise<void> =>
  post(database, { kind: 'verify', ...verification });

/** The person who holds the address learns that an account exists; the page says the same to everyone. */
export const mailAccountExists = (database: Database, email: string): Promise<void> =>
  post(database, { kind: 'already', email });

/**
 * Mails the owner of an account about a change that a thief would make. It goes to the address of
 * the account, even if a thief is signed in.
 */
export async function mailSecurity(
  database: Database,
  accountId: string,
  change: SecurityChange,
): Promise<void> {
  const account = await accountById(database, accountId);
  if (!account) return;
  await noteAccount(database, accountId, `changed.${change}`);
  await post(database, { kind: 'security', email: account.email, change, at: Date.now() });
}

/** Mails the link that is also shown to copy. */
export function mailInvitation(
  database: Database,
  { token, ...rest }: Omit<Extract<Letter, { readonly kind: 'invitation' }>, 'kind'>,
): Promise<void> {
  const isSealing = config().secretsKey !== undefined;
  return post(database, {
    kind: 'invitation',
    ...rest,
    token: isSealing ? seal(token, `invitation:${rest.email}`) : token,
  });
}

async function write(database: Database, letter: Letter): Promise<Mail | undefined> {
  const { email } = letter;
  switch (letter.kind) {
    case 'reset': {
      const account = await accountByEmail(database, email);
      if (!account) return undefined;
      return resetMail(account.email, await createResetLink(database, account, 'mailed'));
    }
    case 'verify':
      return verificationMail(email, await createVerificationLink(database, letter));
    case 'already':
      return accountExistsMail(email, config().baseUrl);
    case 'security':
      return securityMail(email, { ...letter, baseUrl: config().baseUrl });
    case 'invitation': {
      const token = unseal(letter.token, `invitation:${email}`);
      return invitationMail(email, { ...letter, link: `${config().baseUrl}/invite/${token}` });
    }
  }
}

export const letterJobs = (
  database: Database,
  send: typeof sendMail = sendMail,
): Readonly<Record<string, JobHandler>> => ({
  [MAIL_JOB]: {
    run: async (payload) => {
      const mail = await write(database, payload as Letter);
      if (!mail) return;
      await send(mail).catch((cause: unknown) => {
        throw new JobFailure((cause as Error).message);
      });
    },
    onDead: (_, { error }) => {
      // The recipient can ask again; an operator, who can fix the cause, reads the log.
      log.error({ error }, 'An email was not sent. Check SMTP_URL and the mail server.');
      return Promise.resolve();
    },
  },
});

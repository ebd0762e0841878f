import { isRefusal, Refusal } from '@/domain/Refusal';
import { addressWith } from '@/domain/routes/ownAddress';
import { parseSubject, printSubject, watchHref } from '@/domain/routes/watch';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import { hasMail } from '@/server/platform/mail/sendMail';
import { checkEmail } from '@/server/teams/accounts/checkAccount';
import { requestLineAlert } from '@/server/teams/watches/lineAlerts';
import { accountLimits } from './accountLimits';
import type { AccountOutcome } from './accountOutcome';

/**
 * The form of a watch for people without an account. Says the same for every address.
 * @throws Refusal NOT_FOUND without a mail server, EMAIL_INVALID, and those of the alert
 */
export async function askForLineAlert(
  database: Database,
  form: URLSearchParams,
): Promise<AccountOutcome> {
  const [subject, audience, line] = ['subject', 'audience', 'line'].map(
    (name) => form.get(name) ?? '',
  ) as [string, string, string];
  const place = { subject: printSubject(parseSubject(subject.slice(0, 2_000))) };
  const toPage = (alert?: 'sent') =>
    addressWith(watchHref({ ...place, alert }), { audience, line });
  try {
    if (!hasMail()) throw new Refusal('NOT_FOUND', 'This server sends no email.');
    const email = checkEmail(form.get('email') ?? '');
    const context = createContext(loadCatalogue(), { database: () => Promise.resolve(database) });
    if (accountLimits().mayMail(email))
      await requestLineAlert(database, context, { email, subject, audience, line });
  } catch (cause) {
    throw isRefusal(cause)
      ? new Refusal(
          cause.code === 'ACCOUNT_INVALID' ? 'EMAIL_INVALID' : cause.code,
          cause.message,
          {
            ...cause.details,
            page: toPage(),
          },
        )
      : cause;
  }
  return { to: toPage('sent') };
}

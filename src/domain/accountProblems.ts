/**
 * What a form without scripts says of a problem, by its code; with scripts the server's own sentence
 * is shown. Neither says whether an address has an account.
 */
export const ACCOUNT_PROBLEMS: Readonly<Record<string, string>> = {
  SIGN_IN_WRONG: 'The address and password do not belong together, or the password is wrong.',
  SIGN_IN_LIMIT: 'Too many attempts. Wait a minute, then try again.',
  SIGN_UP_CLOSED: 'This instance does not take new accounts from everyone. Ask for an invitation.',
  ACCOUNT_INVALID:
    'Check the fields: a name, an email address, and a password of 12 to 128 characters.',
  ACCOUNT_LAST_OWNER:
    'You are the only owner of a workspace. Make another member an owner there, or delete it, first.',
  SIGNED_OUT: 'You are signed out. Sign in again.',
  ORIGIN_FOREIGN: 'The form was sent from another site. Send it from this page.',
  STORAGE_UNAVAILABLE: 'Accounts are not available right now. Try again in a few minutes.',
};

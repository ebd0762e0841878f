/**
 * The sentences of a form without scripts, by a problem's code; with scripts it shows the server's
 * own. Neither reveals whether an address has an account.
 */
export const ACCOUNT_PROBLEMS: Readonly<Record<string, string>> = {
  ALERT_OVER: 'This link was used already, or is too old. Ask again on the feature’s page.',
  EMAIL_INVALID: 'This isn’t an email address. Enter one such as ada@example.org.',
  SIGN_IN_WRONG: 'The address and password don’t match. Check both.',
  SIGN_IN_LIMIT: 'Too many attempts. Wait a minute, then try again.',
  SIGN_UP_CLOSED: 'This server isn’t open to new accounts. Ask for an invitation.',
  DOMAIN_CLOSED:
    'This server doesn’t take addresses of that domain. Choose another account at the provider.',
  WAY_OFF: 'This way to sign in is off. Use the one on the sign-in page.',
  SIGN_IN_AGAIN:
    'You signed in more than 15 minutes ago. Sign out, sign in again, and repeat this.',
  EMAIL_UNVERIFIED:
    'Your address is not confirmed yet. Open the link in the email we sent to it, then sign in. A provider you sign in with must have confirmed it, too.',
  ACCOUNT_LOCKED: 'This account is locked. Ask the person who runs this server.',
  FORBIDDEN:
    'Your role doesn’t allow this. What concerns the whole server needs an operator, and another account than their own.',
  LINK_OVER: 'This link was used already, or is too old. Ask for another on the sign-in page.',
  OPERATOR_LINK_OVER:
    'This link was used already, is too old, or there is an operator. Run npm run accounts -- operator-link on the server for another.',
  LAST_OPERATOR: 'This is the only operator. Make someone else an operator first.',
  OPERATOR_NAMED: 'OPERATORS names this address. Take it out there and restart the server.',
  LAST_WAY_IN: 'This is your only way in. Add another one first.',
  CODE_WRONG:
    'This code is wrong, too old or used. Enter the newest one of your app, or a recovery code you have not used.',
  CODE_LATE: 'Too many wrong codes, or too much time since the password. Sign in again.',
  CONFLICT: 'The second step is on already.',
  PASSKEY_REFUSED: 'This passkey was not accepted. Try again, or use your password.',
  PROVIDER_UNREACHABLE: 'The provider can’t be reached. Try again in a minute.',
  PROVIDER_FAILED: 'Signing in with the provider did not work. Try again.',
  PROVIDER_NOT_LINKED:
    'An account with this address exists. Sign in to it as before, then add the provider on your account page.',
  PROVIDER_TAKEN: 'This provider’s account belongs to another account here. Remove it there first.',
  ACCOUNT_INVALID:
    'Check the fields: a name, an email address, and a password of 12 to 128 characters.',
  ACCOUNT_LAST_OWNER:
    'You are the only owner of a workspace. Make another member an owner there, or delete it, first.',
  TEXT_INVALID: 'Check the fields: a name of one line, and a last date within a year from today.',
  TEAM_LIMIT: 'There are too many tokens. Revoke one first.',
  NOT_FOUND: 'It is not there any more. Load the page again.',
  SIGNED_OUT: 'You are signed out. Sign in again.',
  ORIGIN_FOREIGN: 'The form was sent from another site. Send it from this page.',
  STORAGE_UNAVAILABLE: 'Accounts are not available right now. Try again in a few minutes.',
};

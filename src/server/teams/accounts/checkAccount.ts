import { ACCOUNT_LIMITS } from '@/domain/accountLimits';
import { Refusal } from '@/domain/Refusal';

export function checkPersonName(text: string): string {
  const name = text.trim().replace(/\s+/gu, ' ');
  if (name !== '' && name.length <= ACCOUNT_LIMITS.name && !/\p{Cc}/u.test(name)) return name;
  throw new Refusal(
    'ACCOUNT_INVALID',
    `A name has 1 to ${ACCOUNT_LIMITS.name} characters, on one line.`,
    { path: ['name'] },
  );
}

export function checkEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (
    email.length <= ACCOUNT_LIMITS.email &&
    /^[^\s@"<>()[\]\\,;:]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)
  )
    return email;
  throw new Refusal(
    'ACCOUNT_INVALID',
    'This isn’t an email address. Enter one such as ada@example.org.',
    { path: ['email'] },
  );
}

export function checkPassword(password: string, field: string): string {
  const { min, max } = ACCOUNT_LIMITS.password;
  if (password.length >= min && password.length <= max) return password;
  throw new Refusal(
    'ACCOUNT_INVALID',
    `A password has ${min} to ${max} characters; this one has ${password.length}.`,
    { path: [field] },
  );
}

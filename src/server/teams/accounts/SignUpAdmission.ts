// Decides if signing in with a provider may create an account. The answer must exist before the
// library creates the account, because the library does that in its own transaction.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Refusal } from '@/domain/Refusal';

export interface SignUpAdmission {
  /** Why no account may be made. */
  refusal?: Refusal | undefined;
  /** Why this person may not even sign in. */
  denial?: Refusal | undefined;
  /** The account that was made. */
  created?: string;
  /** The account that the provider was added to. */
  joined?: string;
  /** The provider's word about the person. */
  claims?: { readonly subject: string; readonly groups: readonly string[] };
}

const admissions = new AsyncLocalStorage<SignUpAdmission>();

export const currentAdmission = (): SignUpAdmission | undefined => admissions.getStore();

export const withAdmission = <T>(admission: SignUpAdmission, work: () => Promise<T>): Promise<T> =>
  admissions.run(admission, work);

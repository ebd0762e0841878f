// Decides if signing in with a provider may create an account. The answer must exist before the
// library creates the account, because the library does that in its own transaction.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Refusal } from '@/domain/Refusal';

export interface SignUpAdmission {
  refusal?: Refusal | undefined;
  /** The account that was made. */
  created?: string;
}

const admissions = new AsyncLocalStorage<SignUpAdmission>();

export const currentAdmission = (): SignUpAdmission | undefined => admissions.getStore();

export const withAdmission = <T>(admission: SignUpAdmission, work: () => Promise<T>): Promise<T> =>
  admissions.run(admission, work);

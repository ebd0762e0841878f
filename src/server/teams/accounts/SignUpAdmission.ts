// Whether a new account may be made while someone signs in with a provider. The answer is found
// before the library makes it, because it does that within a transaction of its own.
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

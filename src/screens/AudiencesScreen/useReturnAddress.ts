import { useRouter } from 'next/router';

import { ownAddressOf } from './ownAddressOf';

/** Where the reader came from and goes back to with another audience: the page named by `?from=`, or the home page. */
export function useReturnAddress(): string {
  const [from] = [useRouter().query['from']].flat();
  return ownAddressOf(from) ?? '/';
}

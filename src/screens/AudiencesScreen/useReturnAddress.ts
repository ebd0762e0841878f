import { useRouter } from 'next/router';
import { href } from '@/routes/href';
import { parseOwnAddress } from '@/routes/parseOwnAddress';

/**
 * Where the reader came from and goes back to with another audience: the page named by `?from=`, or
 * the home page.
 */
export function useReturnAddress(): string {
  const [from] = [useRouter().query['from']].flat();
  return parseOwnAddress(from) ?? href.home();
}

import { useRouter } from 'next/router';
import { href } from '@/domain/routes/href';
import { parseOwnAddress } from '@/domain/routes/ownAddress';

/** The page to return to with another audience: the one in `?from=`, or the home page. */
export function useReturnAddress(): string {
  const [from] = [useRouter().query['from']].flat();
  return parseOwnAddress(from) ?? href.home();
}

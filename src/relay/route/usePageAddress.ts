import { useRouter } from 'next/router';
import { useSite } from './RouteRoot';

/**
 * The path and query of the page shown; empty on a static error page, whose HTML does not know
 * where it is shown.
 */
export function usePageAddress(): string {
  const { asPath } = useRouter();
  return useSite() ? asPath : '';
}

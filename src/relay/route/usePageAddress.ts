import { useRouter } from 'next/router';
import { useSite } from './RouteRoot';

/**
 * The current page's path and query; empty on a static error page, whose HTML doesn't know its URL.
 */
export function usePageAddress(): string {
  const { asPath } = useRouter();
  return useSite() ? asPath : '';
}

import type { NextPageContext } from 'next';
import { report } from '@/browser/telemetry/telemetry';
import { Failure } from '@/client/sections/Failure';
import { NotFound } from '@/client/sections/NotFound';

interface ErrorPageProps {
  readonly status: number;
  readonly errorId?: string | undefined;
}

/**
 * For errors outside every route: a URL that can't be decoded, or a failure outside the screens.
 */
export function ErrorPage({ status, errorId }: ErrorPageProps) {
  return status >= 400 && status < 500 ? <NotFound what="page" /> : <Failure errorId={errorId} />;
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext): ErrorPageProps => {
  const errorId = typeof window !== 'undefined' && err ? report(err) : undefined;
  return {
    status: res?.statusCode ?? err?.statusCode ?? 500,
    ...(errorId !== undefined && { errorId }),
  };
};

import type { NextPageContext } from 'next';

import { Failure } from '@/screens/sections/Failure';
import { NotFound } from '@/screens/sections/NotFound';

interface ErrorPageProps {
  readonly status: number;
}

/** Where no route gets to answer: an address that cannot be decoded, or a failure outside of every screen. */
export function ErrorPage({ status }: ErrorPageProps) {
  return status >= 400 && status < 500 ? <NotFound what="page" /> : <Failure />;
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext): ErrorPageProps => ({ status: res?.statusCode ?? err?.statusCode ?? 500 });

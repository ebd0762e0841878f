import Head from 'next/head';
import { type ReactNode, useEffect } from 'react';
import { onSignOut } from '@/browser/device/signOutEverywhere';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { Link } from '@/relay/route/Link';
import { usePageAddress } from '@/relay/route/usePageAddress';
import { PageMeta } from './PageMeta';
import { UnscriptedNotice } from './UnscriptedNotice';

interface PrivatePageProps {
  readonly title: string;
  readonly isSignedIn: boolean;
  /** False if the page does not exist, or the reader may not see it: both read the same. */
  readonly isFound?: boolean;
  /** Its forms work without scripts. */
  readonly isPosting?: boolean;
  /** Replaces the link to sign in, for readers who are not signed in. */
  readonly welcome?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page of a person or a team: hidden from search engines, and gone once the person signs out in
 * another tab. The tab then reloads, which clears its memory. /
 */
export function PrivatePage({
  title,
  isSignedIn,
  isFound = true,
  isPosting = false,
  welcome,
  children,
}: PrivatePageProps) {
  const address = usePageAddress();
  useEffect(() => onSignOut(() => window.location.reload()), []);
  const isOpen = isSignedIn && isFound;
  return (
    <>
      <PageMeta
        title={isOpen || welcome !== undefined ? title : isSignedIn ? 'Not found' : 'Sign in'}
        description="A page for members of a team."
      />
      <Head>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      {isOpen ? (
        <>
          {!isPosting && <UnscriptedNotice />}
          {children}
        </>
      ) : isSignedIn ? (
        <NothingHere />
      ) : welcome !== undefined ? (
        welcome
      ) : (
        <PageTitle
          title="Sign in to see this page"
          lede={
            <p>
              It belongs to a team. <a href={href.signIn({ next: address })}>Sign in</a> or{' '}
              <a href={teamHref.signUp({ next: address })}>create an account</a>.
            </p>
          }
        />
      )}
    </>
  );
}

function NothingHere() {
  return (
    <PageTitle
      title="Nothing here for this account"
      lede={
        <p>
          There is nothing at this address, or you are not a member of its workspace.{' '}
          <Link href={href.workspaces()}>Your workspaces</Link>
        </p>
      }
    />
  );
}

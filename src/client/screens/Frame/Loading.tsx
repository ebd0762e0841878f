import Head from 'next/head';
import { useEffect } from 'react';
import { Failure } from '@/client/sections/Failure';
import { Skeleton } from '@/client/ui/Skeleton';
import { useConnection } from '@/relay/network/useConnection';
import styles from './Loading.module.css';

/**
 * A page's outline while it loads. If the server can't be reached, lists what is available offline.
 * Without a title, Next would announce the page's address to screen readers; it announces once, so
 * the page's own title follows from here.
 */
export function Loading() {
  const { isReachable } = useConnection();
  useEffect(() => () => void setTimeout(announceTitle), []);
  if (!isReachable) return <Failure isUnreachable />;
  return (
    <div className={styles.page}>
      <Head>
        <title>Loading · Plimsoll</title>
      </Head>
      <Skeleton shape="title" />
      <Skeleton count={3} />
      <Skeleton shape="row" count={12} />
    </div>
  );
}

/** A task later, the page that took this one's place has set its title. */
function announceTitle() {
  document.getElementById('__next-route-announcer__')?.replaceChildren(document.title);
}

import Head from 'next/head';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { BUSY_MESSAGE, BUSY_META, BUSY_SECONDS } from '@/domain/protocol';
import { href } from '@/domain/routes/href';
import styles from '@/client/sections/Failure.module.css';

const SECOND_MS = 1_000;

/**
 * Shown at any address that the server cannot answer now. Static: the server writes the reason and
 * the pause into it. It asks again by itself; without scripts, the browser does.
 */
export function BusyPage() {
  const message = useMeta('message') ?? BUSY_MESSAGE;
  const seconds = useMeta('seconds') ?? BUSY_SECONDS;
  return (
    <>
      <PageMeta title="Please wait" description="The server can’t answer this page right now." />
      <Head>
        <meta name={`${BUSY_META}-message`} content={message} />
        <meta name={`${BUSY_META}-seconds`} content={seconds} />
        <noscript>
          <meta httpEquiv="refresh" content={seconds} />
        </noscript>
      </Head>
      <PageTitle title="Please wait a moment" lede={<p role="alert">{message}</p>} />
      <p className={styles.ways}>
        {seconds !== '' && <Countdown seconds={Number(seconds)} />}
        {/* The server writes the page’s own address here. */}
        <a href={href.busy()}>Try now</a>
      </p>
    </>
  );
}

/** Not announced, since a screen reader would say every second. */
function Countdown({ seconds }: { readonly seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const at = Date.now() + seconds * SECOND_MS;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((at - Date.now()) / SECOND_MS));
      setLeft(rest);
      // A reader who searches from the header meanwhile is not interrupted.
      if (rest > 0 || document.querySelector('dialog[open]')) return;
      clearInterval(timer);
      window.location.reload();
    }, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [seconds]);
  return <span aria-hidden="true">{`This page reloads in ${left} s.`}</span>;
}

const neverChanges = () => () => undefined;

/** As the HTML says, also while hydrating; undefined in the build. */
function useMeta(name: 'message' | 'seconds'): string | undefined {
  const read = () =>
    typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLMetaElement>(`meta[name=${BUSY_META}-${name}]`)?.content;
  return useSyncExternalStore(neverChanges, read, read);
}

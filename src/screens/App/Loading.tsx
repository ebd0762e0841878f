import { useConnection } from '@/relay/useConnection';
import { Failure } from '@/screens/sections/Failure';
import { Skeleton } from '@/ui/Skeleton';

import styles from './Loading.module.css';

/** Holds the height of a page while its answer is on the way, so that the footer stays out of sight; offline, offers what can be read until then. */
export function Loading() {
  const { isOnline, waitsFor } = useConnection();
  if (!isOnline && waitsFor === 'online') return <Failure isUnreachable />;
  return (
    <div className={styles.page}>
      <Skeleton shape="title" />
      <Skeleton count={3} />
      <Skeleton shape="row" count={12} />
    </div>
  );
}

import { useConnection } from '@/relay/network/useConnection';
import { Failure } from '@/sections/Failure';
import { Skeleton } from '@/ui/Skeleton';
import styles from './Loading.module.css';

/**
 * Holds the height of a page while its answer is on the way, so that the footer stays out of sight.
 * While the server cannot be reached, offers what can be read until it is back.
 */
export function Loading() {
  const { isReachable } = useConnection();
  if (!isReachable) return <Failure isUnreachable />;
  return (
    <div className={styles.page}>
      <Skeleton shape="title" />
      <Skeleton count={3} />
      <Skeleton shape="row" count={12} />
    </div>
  );
}

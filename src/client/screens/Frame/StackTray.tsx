import { keepStack, useStack } from '@/browser/device/stack';
import { Button } from '@/client/ui/Button';
import { formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import { usePageAddress } from '@/relay/route/usePageAddress';
import styles from './StackTray.module.css';

/** The reader's stack at the bottom of every page except its own; hidden while empty. */
export function StackTray() {
  const stack = useStack();
  const target = href.featureSet(stack);
  const [here] = usePageAddress().split(/[?#]/);
  const isHere = here === target;
  if (stack.length === 0 || (isHere && stack.length > 1)) return null;
  return (
    <aside className={styles.tray} aria-label="Your stack">
      <p role="status">{`Your stack: ${formatCountWithNoun(stack.length, 'feature')}`}</p>
      {!isHere && (
        <Link href={target}>{stack.length === 1 ? 'See its support' : 'See combined support'}</Link>
      )}
      <Button variant="quiet" onClick={() => keepStack([])}>
        Clear
      </Button>
    </aside>
  );
}

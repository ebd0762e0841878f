import { countOf } from '@/domain/formatCount';
import { Link } from '@/relay/Link';
import { featureSetHref } from '@/screens/sections/featureSetHref';
import { keepStack, useStack } from '@/screens/sections/stack';
import { Button } from '@/ui/Button';

import styles from './StackTray.module.css';
import { usePageAddress } from './usePageAddress';

/** What the reader has put together, at the foot of every page but the set's own; nothing while it is empty. */
export function StackTray() {
  const stack = useStack();
  const href = featureSetHref(stack);
  const [here] = usePageAddress().split(/[?#]/);
  const isHere = here === href;
  if (stack.length === 0 || (isHere && stack.length > 1)) return null;
  return (
    <aside className={styles.tray} aria-label="Your stack">
      <p role="status">{`Your stack: ${countOf(stack.length, 'feature')}`}</p>
      {!isHere && (
        <Link href={href}>{stack.length === 1 ? 'Who can use it' : 'Who can use all of them'}</Link>
      )}
      <Button variant="quiet" onClick={() => keepStack([])}>
        Empty it
      </Button>
    </aside>
  );
}

import { LazyComponent } from '@/client/ui/LazyComponent';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import styles from './StackLine.module.css';
import type { StackToggleProps } from './StackToggle';

/**
 * Like <StackPlace>, but with text, for a feature's own page; also has a link to the set that works
 * without JavaScript.
 */
export function StackLine(props: StackToggleProps) {
  return (
    <div className={styles.line}>
      <Link href={href.featureSet([props.slug], { isOpen: true })}>
        Combine with other features
      </Link>
      <LazyComponent load={loadButton} props={props} />
    </div>
  );
}

async function loadButton() {
  const { StackButton } = await import(/* webpackChunkName: "stack" */ './StackButton');
  return StackButton;
}

import { keepStack, useStack } from '@/browser/device/stack';
import { Button } from '@/client/ui/Button';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import styles from './AccountScreen.module.css';

export function KeptStack() {
  const stack = useStack();
  if (stack.length === 0)
    return <p>Empty. Add features with + in any list, or on a feature’s page.</p>;
  return (
    <>
      <ul className={styles.words}>
        {stack.map((slug) => (
          <li key={slug}>
            <Link href={href.feature(slug)}>
              <code>{slug}</code>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Link href={href.featureSet(stack)}>
          {stack.length === 1 ? 'See its support' : 'See combined support'}
        </Link>
        <Button onClick={() => keepStack([])}>Clear your stack</Button>
      </div>
    </>
  );
}

import { countOf } from '@/domain/formatCount';
import { Link } from '@/relay/Link';
import { featureSetHref } from '@/screens/sections/featureSetHref';
import { keepStack, useStack } from '@/screens/sections/stack';
import { Button } from '@/ui/Button';

import styles from './AccountScreen.module.css';

export function KeptStack() {
  const stack = useStack();
  if (stack.length === 0)
    return <p>Empty. Put features into it from their pages and from every list.</p>;
  return (
    <>
      <ul className={styles.words}>
        {stack.map((slug) => (
          <li key={slug}>
            <Link href={`/features/${slug}`}>
              <code>{slug}</code>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Link
          href={featureSetHref(stack)}
        >{`Who can use ${stack.length === 1 ? 'it' : `all ${countOf(stack.length, 'feature')}`}`}</Link>
        <Button onClick={() => keepStack([])}>Empty your stack</Button>
      </div>
    </>
  );
}

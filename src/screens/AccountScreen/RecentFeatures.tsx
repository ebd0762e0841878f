import { useState } from 'react';
import { forgetFeatures, recentFeatures } from '@/device/recentFeatures';
import { Link } from '@/relay/route/Link';
import { href } from '@/routes/href';
import { Button } from '@/ui/Button';
import styles from './AccountScreen.module.css';

export function RecentFeatures() {
  const [features, setFeatures] = useState(recentFeatures);
  if (features.length === 0) return <p>None.</p>;

  function clear() {
    forgetFeatures();
    setFeatures(recentFeatures());
  }

  return (
    <>
      <ul className={styles.words}>
        {features.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={href.feature(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
      <Button onClick={clear}>Clear features you read</Button>
    </>
  );
}

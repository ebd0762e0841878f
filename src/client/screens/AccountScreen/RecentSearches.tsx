import { useState } from 'react';
import { forgetSearches, recentSearches } from '@/browser/device/recentSearches';
import { Button } from '@/client/ui/Button';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import styles from './AccountScreen.module.css';

export function RecentSearches() {
  const [searches, setSearches] = useState(recentSearches);
  if (searches.length === 0) return <p>None.</p>;

  function clear() {
    forgetSearches();
    setSearches(recentSearches());
  }

  return (
    <>
      <ul className={styles.words}>
        {searches.map((query) => (
          <li key={query}>
            <Link href={href.search({ query })}>{query}</Link>
          </li>
        ))}
      </ul>
      <Button onClick={clear}>Clear recent searches</Button>
    </>
  );
}

import { useState } from 'react';
import { forgetSearches, recentSearches } from '@/device/recentSearches';
import { Link } from '@/relay/route/Link';
import { href } from '@/routes/href';
import { Button } from '@/ui/Button';
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

import { useState } from 'react';

import { Link } from '@/relay/Link';
import { searchHref } from '@/screens/sections/searchHref';
import { forgetSearches, recentSearches } from '@/search/recentSearches';
import { Button } from '@/ui/Button';

import styles from './AccountScreen.module.css';

export function RecentSearches() {
  const [searches, setSearches] = useState(recentSearches);
  if (searches.length === 0) return <p>None are kept.</p>;

  function clear() {
    forgetSearches();
    setSearches(recentSearches());
  }

  return (
    <>
      <ul className={styles.words}>
        {searches.map((query) => (
          <li key={query}>
            <Link href={searchHref({ query })}>{query}</Link>
          </li>
        ))}
      </ul>
      <Button onClick={clear}>Clear recent searches</Button>
    </>
  );
}

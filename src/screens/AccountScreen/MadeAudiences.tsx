import { useState } from 'react';

import { Link } from '@/relay/Link';
import { audienceHref } from '@/screens/sections/audienceHref';
import { forgetOwnAudience, useOwnAudiences } from '@/screens/sections/ownAudiences';
import type { OwnAudienceEntry } from '@/screens/sections/ownAudienceStorage';
import { Button } from '@/ui/Button';

import styles from './AccountScreen.module.css';

/** The audiences this browser can delete for everybody, and the way to forget that it made them. */
export function MadeAudiences() {
  const made = useOwnAudiences();
  if (made.length === 0) return <p>None in this browser.</p>;
  return (
    <>
      <p>
        The page of each is where it is deleted for everybody. Forgotten here, it stays, and no
        browser can delete it any more.
      </p>
      <ul className={styles.list}>
        {made.map((entry) => (
          <MadeAudience key={entry.key} entry={entry} />
        ))}
      </ul>
    </>
  );
}

function MadeAudience({ entry: { key, name } }: { readonly entry: OwnAudienceEntry }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <li className={styles.entry}>
      <Link href={audienceHref(key)}>{name}</Link>
      <span className={styles.actions}>
        {isAsked && <Button onClick={() => forgetOwnAudience(key)}>Forget it for good</Button>}
        <Button
          variant="quiet"
          aria-label={`${isAsked ? 'Keep' : 'Forget'} ${name}`}
          onClick={() => setAsked(!isAsked)}
        >
          {isAsked ? 'Keep it' : 'Forget'}
        </Button>
      </span>
    </li>
  );
}

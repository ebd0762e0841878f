import { Link } from '@/relay/Link';
import { audienceHref } from '@/screens/sections/audienceHref';
import { useOwnAudiences } from '@/screens/sections/ownAudiences';
import { Section } from '@/ui/Section';

import styles from './AudiencePresets.module.css';

/** What was made in this browser, and the way to make another. */
export function OwnAudienceList() {
  const own = useOwnAudiences();
  return (
    <Section title="Your own" aside={<Link href="/audiences/new">Make an audience</Link>}>
      {own.length > 0 ? (
        <ul className={styles.presets}>
          {own.map(({ key, name }) => (
            <li key={key}>
              <Link href={audienceHref(key)}>{name}</Link>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          From your own analytics, a package.json, or a blend of others. What you make is listed
          here, in this browser alone.
        </p>
      )}
    </Section>
  );
}

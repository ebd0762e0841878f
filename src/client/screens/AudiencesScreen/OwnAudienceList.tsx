import { useOwnAudiences } from '@/browser/device/ownAudiences';
import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import styles from './AudiencePresets.module.css';

export function OwnAudienceList() {
  const own = useOwnAudiences();
  return (
    <Section title="Your own" aside={<Link href={href.newAudience()}>Create an audience</Link>}>
      {own.length > 0 ? (
        <ul className={styles.presets}>
          {own.map(({ key, name }) => (
            <li key={key}>
              <Link href={href.audience(key)}>{name}</Link>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          Use your own analytics, a package.json, or a blend of other audiences. Audiences you
          create are listed in this browser only.
        </p>
      )}
    </Section>
  );
}

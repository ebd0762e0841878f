import { useOwnAudiences } from '@/browser/device/ownAudiences';
import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import styles from './AudiencePresets.module.css';

/** Audiences created here; no other browser lists them. */
export function OwnAudienceList() {
  const own = useOwnAudiences();
  if (own.length === 0) return null;
  return (
    <Section title="Your own">
      <ul className={styles.presets}>
        {own.map(({ key, name }) => (
          <li key={key}>
            <Link href={href.audience(key)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

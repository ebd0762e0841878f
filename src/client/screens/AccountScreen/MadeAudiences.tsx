import {
  type OwnAudienceEntry,
  removeOwnAudience,
  useOwnAudiences,
} from '@/browser/device/ownAudiences';
import { ConfirmButton } from '@/client/ui/ConfirmButton';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import styles from './AccountScreen.module.css';

/** The audiences this browser can delete for everyone; it can also forget that it created them. */
export function MadeAudiences() {
  const made = useOwnAudiences();
  if (made.length === 0) return <p>None.</p>;
  return (
    <>
      <p>
        Delete an audience for everyone on its own page. If you only forget it here, it remains, and
        no browser can delete it.
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
  return (
    <li className={styles.entry}>
      <Link href={href.audience(key)}>{name}</Link>
      <ConfirmButton
        variant="quiet"
        aria-label={`Forget ${name}`}
        ask="Forget"
        title={`Forget ${name}?`}
        confirm="Forget it"
        cancel="Keep it"
        onConfirm={() => removeOwnAudience(key)}
      />
    </li>
  );
}

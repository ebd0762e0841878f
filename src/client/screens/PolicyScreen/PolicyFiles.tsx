import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import {
  policyBrowsersHref,
  policyFileHref,
  policyJsonHref,
  type PolicyView,
} from '@/domain/routes/policy';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { POLICY_FILE_LABELS } from './policyFiles.data';
import styles from './PolicyLists.module.css';

/** The same policy for every tool, at addresses whose content follows the data. */
export function PolicyFiles({ view }: { readonly view: PolicyView }) {
  const own = { ...view, preferences: usePreferences() };
  return (
    <Section title="For your tools" id="files">
      <ul className={styles.links}>
        <li>
          <a href={policyJsonHref(own)}>JSON</a>: the whole policy
        </li>
        {POLICY_FILE_LABELS.map(({ name, label }) => (
          <li key={name}>
            <a href={policyFileHref(name, own)}>{label}</a>
          </li>
        ))}
        <li>
          <Link href={href.scan()}>Scan your code</Link>: what of it leaves people out
        </li>
        <li>
          <Link href={policyBrowsersHref(own)}>Supported browsers</Link>: a page for your customers
        </li>
      </ul>
    </Section>
  );
}

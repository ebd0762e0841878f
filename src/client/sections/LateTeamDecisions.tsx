import { isMember } from '@/browser/device/isMember';
import { LazyComponent } from '@/client/ui/LazyComponent';
import { href } from '@/domain/routes/href';
import styles from './LateTeamDecisions.module.css';

/**
 * Loads the team's part of a public page for readers who are signed in; for others it costs only
 * this check.
 * @param subject as addresses of decisions write it /
 */
export function LateTeamDecisions({ subject }: { readonly subject: string }) {
  return (
    <div className={styles.place}>
      <noscript>
        <a href={href.workspaces({ decide: subject })}>Decide on it in your team</a>
      </noscript>
      <LazyComponent load={load} props={{ subject }} />
    </div>
  );
}

async function load() {
  if (!isMember()) throw new Error();
  return (await import(/* webpackChunkName: "team" */ './TeamDecisions')).TeamDecisions;
}

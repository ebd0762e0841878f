import { isMember } from '@/browser/device/isMember';
import { LazyComponent } from '@/client/ui/LazyComponent';

/**
 * Loads the team's part of a public page for readers who are signed in; for others it costs only
 * this check.
 * @param subject as addresses of decisions write it /
 */
export function LateTeamDecisions({ subject }: { readonly subject: string }) {
  return <LazyComponent load={load} props={{ subject }} />;
}

async function load() {
  if (!isMember()) throw new Error();
  return (await import(/* webpackChunkName: "team" */ './TeamDecisions')).TeamDecisions;
}

import { LazyComponent } from '@/ui/LazyComponent';

/** Loads the team's part of a public page for those who are signed in; all others pay this check. */
export function LateTeamDecisions({ slug }: { readonly slug: string }) {
  return <LazyComponent load={load} props={{ slug }} />;
}

async function load() {
  if (!document.cookie.includes('plimsoll-member=1')) throw new Error();
  return (await import(/* webpackChunkName: "team" */ './TeamDecisions')).TeamDecisions;
}

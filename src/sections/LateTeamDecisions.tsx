import { Suspense } from 'react';
import { LazyComponent } from '@/ui/LazyComponent';

/** Loads the team's part of a public page for those who are signed in; all others pay this check. */
export function LateTeamDecisions({ slug }: { readonly slug: string }) {
  return (
    <Suspense fallback={null}>
      <LazyComponent load={loadTeamDecisions} props={{ slug }} />
    </Suspense>
  );
}

async function loadTeamDecisions() {
  if (!/(?:^|; )plimsoll-member=1/.test(document.cookie)) throw new Error('Nobody is signed in.');
  return (await import(/* webpackChunkName: "team" */ './TeamDecisions')).TeamDecisions;
}

import { useIsMember } from '@/browser/device/isMember';
import { EmptyState } from '@/client/ui/EmptyState';
import { LazyComponent } from '@/client/ui/LazyComponent';
import { formatCountWithNoun } from '@/domain/format';
import type { FeaturesView } from '@/domain/routes/featureLists';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import { FEATURES_PER_PAGE } from './featuresVariables';
import { asksTheTeam } from './QueryProblemNote';

interface NoFeaturesProps {
  readonly view: FeaturesView;
  readonly totalCount: number;
  readonly problem: { readonly start: number; readonly end: number } | null | undefined;
}

/** Says why the list is empty, and what to do. */
export function NoFeatures({ view, totalCount, problem }: NoFeaturesProps) {
  if (totalCount > 0) {
    const last = Math.ceil(totalCount / FEATURES_PER_PAGE);
    return (
      <EmptyState
        title={`No page ${view.page}: this list has ${formatCountWithNoun(last, 'page')}.`}
      >
        <Link href={href.features({ ...view, page: last })}>Go to the last page</Link>
      </EmptyState>
    );
  }
  if (problem && asksTheTeam(view.query, problem)) return <TeamAnswer view={view} />;
  if (problem) return <EmptyState title="Fix the query to see results." />;
  return (
    <EmptyState title={`No feature matches “${view.query}”.`}>
      <p>
        Try fewer or different words:{' '}
        <Link href={href.features({ query: 'container' })}>container</Link>,{' '}
        <Link href={href.features({ query: 'grid' })}>grid</Link>,{' '}
        <Link href={href.features({ query: 'fetch' })}>fetch</Link>. The{' '}
        <Link href={href.search({ query: view.query })}>search</Link> also knows other names of
        features. Or look at <Link href={href.features()}>all features</Link>,{' '}
        <Link href={href.groups()}>groups</Link> or the{' '}
        <Link href={href.compat()}>compat data</Link>.
      </p>
    </EmptyState>
  );
}

/** Members get the answer here; others, a link to sign in. */
function TeamAnswer({ view }: Pick<NoFeaturesProps, 'view'>) {
  const isMember = useIsMember();
  if (isMember) return <LazyComponent load={loadTeamFeatures} props={{ view }} />;
  return (
    <EmptyState title="This asks what a team decided.">
      <Link href={href.signIn({ next: href.features(view) })}>Sign in</Link>
    </EmptyState>
  );
}

const loadTeamFeatures = async () =>
  (await import(/* webpackChunkName: "team-features" */ './TeamFeatures')).TeamFeatures;

import { countOf } from '@/domain/formatCount';
import { Link } from '@/relay/Link';
import { EmptyState } from '@/ui/EmptyState';

import { FEATURES_PER_PAGE, featuresHref, type FeaturesView } from './featuresAddress';

interface NoFeaturesProps {
  readonly view: FeaturesView;
  readonly totalCount: number;
  readonly hasProblem: boolean;
}

/** Where a list shows nothing: why, and what to do instead. */
export function NoFeatures({ view, totalCount, hasProblem }: NoFeaturesProps) {
  if (totalCount > 0) {
    const last = Math.ceil(totalCount / FEATURES_PER_PAGE);
    return (
      <EmptyState title={`There is no page ${view.page}: this list has ${countOf(last, 'page')}.`}>
        <Link href={featuresHref({ ...view, page: last })}>Go to the last page</Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={
        hasProblem
          ? 'Nothing is listed until the query can be read.'
          : `No feature matches “${view.query}”.`
      }
    >
      <p>
        Try fewer or other words: <Link href="/features?q=container">container</Link>,{' '}
        <Link href="/features?q=grid">grid</Link>, <Link href="/features?q=fetch">fetch</Link>. Or
        look at <Link href="/features">all features</Link>, <Link href="/groups">groups</Link> or
        the <Link href="/compat">compatibility tree</Link>.
      </p>
    </EmptyState>
  );
}

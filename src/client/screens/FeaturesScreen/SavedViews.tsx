import { useIsMember } from '@/browser/device/isMember';
import { StackHint } from '@/client/sections/StackHint';
import type { FeaturesView } from '@/domain/routes/featureLists';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './SavedViews.module.css';

interface SavedViewsProps {
  readonly view: FeaturesView;
  /** ISO date. */
  readonly today: string;
}

type SavedView = readonly [
  label: string,
  view: Pick<FeaturesView, 'query'> & Partial<FeaturesView>,
];

/** Lists that answer common questions; the current one is marked. */
export function SavedViews({ view, today }: SavedViewsProps) {
  const { linePercent } = usePreferences();
  const isMember = useIsMember();
  return (
    <nav aria-label="Saved views">
      <ul className={styles.views}>
        {[...savedViews(today.slice(0, 4), linePercent), ...(isMember ? TEAM_VIEWS : [])].map(
          ([label, saved]) => (
            <li key={label}>
              <Link
                href={href.features({ columns: view.columns, ...saved })}
                aria-current={saved.query === view.query ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ),
        )}
      </ul>
      <StackHint />
    </nav>
  );
}

/** How many percentage points around the line count as near it. */
const NEAR = { below: 5, above: 2 };

const TEAM_VIEWS: readonly SavedView[] = [
  ['Adopted', { query: 'decision:adopted' }],
  ['To decide', { query: 'decision:open' }],
];

function savedViews(year: string, linePercent: number): readonly SavedView[] {
  const from = Math.max(0, linePercent - NEAR.below);
  const to = Math.min(100, linePercent + NEAR.above);
  return [
    ['All', { query: '' }],
    ['Near my line', { query: `coverage:${from}..${to}`, sort: 'coverage-desc' }],
    [`New in ${year}`, { query: `baseline_date:${year}` }],
    [`Widely available in ${year}`, { query: `widely_date:${year}` }],
    ['Missing only in Safari', { query: 'missing:safari', sort: 'coverage-desc' }],
    ['Missing only in Firefox', { query: 'missing:firefox', sort: 'coverage-desc' }],
    ['Discouraged', { query: 'discouraged:yes', sort: 'name-asc' }],
  ];
}

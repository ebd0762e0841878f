import type {
  FeatureBrowsers_feature$data,
  FeatureBrowsers_feature$key,
} from '@/__generated__/FeatureBrowsers_feature.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { classNames } from '@/client/ui/classNames';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatDate } from '@/domain/formatDate';
import { type SupportClass, supportWords } from '@/domain/SupportClass';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import styles from './FeatureBrowsers.module.css';

type Support = Caught<FeatureBrowsers_feature$data>['supportByBrowser'][number];

/** Which browsers have it, in one row: those that define Baseline, each with its version. */
export function FeatureBrowsers(props: { readonly feature: FeatureBrowsers_feature$key }) {
  const result = useFragment(
    graphql`
      fragment FeatureBrowsers_feature on Feature @catch {
        name
        supportByBrowser {
          browser {
            slug
            name
            isCore
          }
          class
          version
          isUpperBound
          release {
            releasedOn
          }
        }
      }
    `,
    props.feature,
  );
  if (!result.ok) return <SectionFailure what="The row of browsers" errors={result.errors} />;
  const { name, supportByBrowser } = result.value;
  const core = supportByBrowser.filter(({ browser }) => browser.isCore);
  const desktop = core.filter((support) => !isMobile(support));
  const mobile = core.filter(isMobile);
  return (
    <ul className={styles.row} aria-label={`Browsers with ${name}`}>
      {desktop.map((support) => (
        <BrowserItem key={support.browser.slug} support={support} />
      ))}
      {mobile.map((support) => (
        <BrowserItem
          key={support.browser.slug}
          support={support}
          isFolded={desktop.some((other) => isTwin(support, other))}
        />
      ))}
    </ul>
  );
}

const isMobile = ({ browser }: Support): boolean => /_(?:android|ios)$/.test(browser.slug);

/** Phones leave out what the same brand’s desktop version says already. */
const isTwin = (mobile: Support, desktop: Support): boolean =>
  mobile.browser.slug.startsWith(`${desktop.browser.slug}_`) &&
  mobile.class === desktop.class &&
  mobile.version === desktop.version;

interface BrowserItemProps {
  readonly support: Support;
  readonly isFolded?: boolean;
}

function BrowserItem({ support, isFolded = false }: BrowserItemProps) {
  const { mark, className } = MARKS[support.class];
  return (
    <li className={classNames(isFolded && styles.folded)} title={explain(support)}>
      <span aria-hidden="true" className={className}>
        {mark}
      </span>{' '}
      {support.browser.name}
      {support.version != null && ` ${support.isUpperBound ? '≤\u202F' : ''}${support.version}`}
      <VisuallyHidden>{`: ${stateWords(support)}`}</VisuallyHidden>
    </li>
  );
}

const MARKS: Readonly<
  Record<SupportClass, { readonly mark: string; readonly className: string | undefined }>
> = {
  YES: { mark: '✓', className: styles.yes },
  PARTIAL: { mark: '~', className: styles.partial },
  PREVIEW: { mark: '✕', className: styles.no },
  NO: { mark: '✕', className: styles.no },
  REMOVED_PARTIAL: { mark: '✕', className: styles.no },
  UNKNOWN: { mark: '?', className: undefined },
};

const stateWords = ({ class: supportClass }: Support): string => {
  const words = supportWords(supportClass);
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};

/** “Partial support since Chrome 129, September 2024” */
function explain(support: Support): string {
  const { browser, class: supportClass, version, isUpperBound, release } = support;
  const words = supportWords(supportClass);
  if (version == null) return `${words} in ${browser.name}`;
  const named = `${browser.name} ${version}${isUpperBound ? ' or earlier' : ''}`;
  const month = release?.releasedOn ? `, ${formatDate(release.releasedOn, 'month')}` : '';
  return `${words} ${supportClass === 'PREVIEW' ? 'of' : 'since'} ${named}${month}`;
}

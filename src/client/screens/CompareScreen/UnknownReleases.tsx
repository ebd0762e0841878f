import { Fragment } from 'react';
import type { UnknownReleases_query$key } from '@/__generated__/UnknownReleases_query.graphql';
import { Notice } from '@/client/ui/Notice';
import type { CompareView } from '@/domain/routes/browsers';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from './UnknownReleases.module.css';

const nearReleases = graphql`
  fragment UnknownReleases_query on Query {
    leftKnown: browser(slug: $leftBrowser) {
      name
    }
    rightKnown: browser(slug: $rightBrowser) {
      name
    }
    leftRelease: release(browser: $leftBrowser, version: $leftVersion) {
      __typename
    }
    rightRelease: release(browser: $rightBrowser, version: $rightVersion) {
      __typename
    }
    leftBrowsers: browserNearMatches(slug: $leftBrowser) @catch(to: NULL) {
      slug
      name
    }
    rightBrowsers: browserNearMatches(slug: $rightBrowser) @catch(to: NULL) {
      slug
      name
    }
    leftReleases: releaseNearMatches(browser: $leftBrowser, version: $leftVersion)
      @catch(to: NULL) {
      version
    }
    rightReleases: releaseNearMatches(browser: $rightBrowser, version: $rightVersion)
      @catch(to: NULL) {
      version
    }
  }
`;

interface UnknownReleasesProps {
  readonly query: UnknownReleases_query$key;
  readonly view: CompareView;
}

/** Explains which requested release is unknown, with suggestions. */
export function UnknownReleases({ view, ...props }: UnknownReleasesProps) {
  const data = useFragment(nearReleases, props.query);
  const sides = [
    {
      side: 'left',
      known: data.leftKnown,
      release: data.leftRelease,
      browsers: data.leftBrowsers ?? [],
      releases: data.leftReleases ?? [],
    },
    {
      side: 'right',
      known: data.rightKnown,
      release: data.rightRelease,
      browsers: data.rightBrowsers ?? [],
      releases: data.rightReleases ?? [],
    },
  ] as const;
  const problems = sides.map(({ side, known, release, browsers, releases }) => {
    const { browser, version } = view[side];
    const getHref = (name: typeof view.left) => href.compare({ ...view, [side]: name, page: 1 });
    if (!known) {
      const matches = browsers.map(({ slug, name }) => ({
        href: getHref({ browser: slug }),
        label: name,
      }));
      return <Unknown key={side} what={`browser “${browser}”`} matches={matches} />;
    }
    if (!version || release) return null;
    const matches = [
      ...releases.map((near) => ({
        href: getHref({ browser, version: near.version }),
        label: near.version,
      })),
      { href: getHref({ browser }), label: 'the current release' },
    ];
    return <Unknown key={side} what={`release “${version}” of ${known.name}`} matches={matches} />;
  });
  return <div className={styles.problems}>{problems}</div>;
}

function Unknown({
  what,
  matches,
}: {
  readonly what: string;
  readonly matches: readonly { readonly href: string; readonly label: string }[];
}) {
  return (
    <Notice tone="error">
      {`No ${what}. `}
      {matches.length > 0 ? 'Did you mean ' : 'Choose another above.'}
      {matches.map(({ href, label }, index) => (
        <Fragment key={href}>
          {index > 0 && (index === matches.length - 1 ? ' or ' : ', ')}
          <Link href={href}>{label}</Link>
        </Fragment>
      ))}
      {matches.length > 0 && '?'}
    </Notice>
  );
}

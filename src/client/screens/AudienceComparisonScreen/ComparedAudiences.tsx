import type {
  ComparedAudiences_set$data,
  ComparedAudiences_set$key,
} from '@/__generated__/ComparedAudiences_set.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { LargeLoadLine } from '@/client/ui/LargeLoadLine';
import { LoadLineKey } from '@/client/ui/LoadLineKey';
import { Section } from '@/client/ui/Section';
import { getBriefShare } from '@/domain/briefShare';
import { reachesLine } from '@/domain/CoverageShares';
import { formatDistance, formatLine } from '@/domain/format';
import { audienceComparisonHref } from '@/domain/routes/audiences';
import { getShareWords } from '@/domain/shareWords';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './ComparedAudiences.module.css';
import { differenceSentence } from './differenceSentence';
import { LeftOutTable } from './LeftOutTable';

type Coverage = NonNullable<NonNullable<Caught<ComparedAudiences_set$data>['coverages']>[number]>;
type Compared = ReturnType<typeof withBrowsers>;

interface ComparedAudiencesProps {
  readonly set: ComparedAudiences_set$key;
  readonly slugs: readonly string[];
}

/** A load line for each audience, at one scale, and how each differs from the first. */
export function ComparedAudiences({ slugs, ...props }: ComparedAudiencesProps) {
  const result = useFragment(
    graphql`
      fragment ComparedAudiences_set on FeatureSet
      @argumentDefinitions(audiences: { type: "[String!]!" })
      @catch {
        coverages(audiences: $audiences) {
          audience {
            key
            name
            trackedShare
          }
          supportedShare
          partialShare
          unsupportedShare
          unknownShare
          shareError
          shortBrowsers {
            browser {
              slug
              name
            }
            share
            partialShare
          }
        }
      }
    `,
    props.set,
  );
  if (!result.ok) return <SectionFailure what="The comparison" errors={result.errors} />;
  const { coverages } = result.value;
  const compared = (coverages ?? []).filter((coverage) => coverage != null).map(withBrowsers);
  return (
    <>
      <ComparedLines slugs={slugs} compared={compared} />
      {compared.length > 1 && <LeftOutTable compared={compared} />}
    </>
  );
}

interface ComparedLinesProps {
  readonly slugs: readonly string[];
  readonly compared: readonly Compared[];
}

function ComparedLines({ slugs, compared }: ComparedLinesProps) {
  const keys = compared.map(({ audience }) => audience.key);
  return compared.map((coverage) => (
    <ComparedAudience
      key={coverage.audience.key}
      coverage={coverage}
      first={compared[0]!}
      hrefWithout={audienceComparisonHref(
        slugs,
        keys.filter((key) => key !== coverage.audience.key),
      )}
      canRemove={compared.length > 2}
    />
  ));
}

const withBrowsers = ({ shortBrowsers, ...coverage }: Coverage) => ({
  ...coverage,
  browsers: shortBrowsers.map(({ browser: { slug, name }, share, partialShare }) => ({
    slug,
    name,
    share,
    partialShare,
  })),
});

interface ComparedAudienceProps {
  readonly coverage: Compared;
  readonly first: Compared;
  /** The same page without this audience. */
  readonly hrefWithout: string;
  readonly canRemove: boolean;
}

function ComparedAudience({ coverage, first, hrefWithout, canRemove }: ComparedAudienceProps) {
  const { linePercent } = usePreferences();
  const { audience, supportedShare, partialShare, unsupportedShare, unknownShare } = coverage;
  const shares = { supportedShare, partialShare, unsupportedShare, unknownShare };
  const { share, percent, can } = getBriefShare(shares, linePercent, coverage.shareError);
  const { rest } = getShareWords({ shares, linePercent });
  const distance = formatDistance(share, linePercent);
  const side = reachesLine(share, linePercent) ? 'above' : 'below';
  return (
    <Section
      title={audience.name}
      aside={
        canRemove && (
          <a href={hrefWithout} aria-label={`Remove ${audience.name}`}>
            Remove
          </a>
        )
      }
    >
      <div className={styles.audience}>
        <p>
          <strong>{percent}</strong>
          {` ${can}, ${distance === undefined ? 'exactly at' : `${distance} ${side}`} the line of ${formatLine(linePercent)}${rest === undefined ? '' : `; ${rest}`}.`}
          {coverage !== first && ` ${differenceSentence(first, coverage, linePercent)}`}
        </p>
        <LargeLoadLine shares={shares} linePercent={linePercent} />
        <LoadLineKey
          shares={shares}
          linePercent={linePercent}
          trackedShare={audience.trackedShare}
        />
      </div>
    </Section>
  );
}

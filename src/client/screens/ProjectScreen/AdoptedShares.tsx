import type { AdoptedShares_project$key } from '@/__generated__/AdoptedShares_project.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { LargeLoadLine } from '@/client/ui/LargeLoadLine';
import { Section } from '@/client/ui/Section';
import { formatCountWithNoun, formatPercent } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';

/** In points, never less than what is shown of a share. */
const formatError = (error: number): string => Math.max(error * 100, 0.1).toFixed(1);

/** The share of the audience that can use everything the project has adopted. */
export function AdoptedShares(props: { readonly project: AdoptedShares_project$key }) {
  const result = useFragment(
    graphql`
      fragment AdoptedShares_project on Project @catch {
        linePercent
        adoptedShares {
          featureCount
          supportedShare
          partialShare
          unsupportedShare
          unknownShare
          measured {
            visits
            error
          }
        }
      }
    `,
    props.project,
  );
  if (!result.ok) return <SectionFailure what="Who can use it all" errors={result.errors} />;
  const { linePercent, adoptedShares } = result.value;
  if (!adoptedShares)
    return (
      <Section title="All adopted features together">
        <p>Nothing is adopted yet.</p>
      </Section>
    );
  const { featureCount, supportedShare, partialShare, unsupportedShare, unknownShare, measured } =
    adoptedShares;
  return (
    <Section title="All adopted features together">
      <p>{`${formatPercent(supportedShare, linePercent)} can use all of ${formatCountWithNoun(featureCount, 'feature')}.`}</p>
      {measured && (
        <p>{`Measured: ${formatPercent(supportedShare, linePercent)} ± ${formatError(measured.error)} of ${formatCountWithNoun(measured.visits, 'visit')}.`}</p>
      )}
      <LargeLoadLine
        shares={{ supportedShare, partialShare, unsupportedShare, unknownShare }}
        linePercent={linePercent}
      />
    </Section>
  );
}

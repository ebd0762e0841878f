import type { AdoptedShares_project$key } from '@/__generated__/AdoptedShares_project.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { LargeLoadLine } from '@/client/ui/LargeLoadLine';
import { Section } from '@/client/ui/Section';
import { formatCountWithNoun, formatPercent } from '@/domain/format';
import { getShareWords } from '@/domain/shareWords';
import { graphql, useFragment } from '@/relay/hooks';

/** In points, never less than what is shown of a share. */
const formatError = (error: number): string => Math.max(error * 100, 0.1).toFixed(1);

/** How much of the audience can use everything the project has adopted. */
export function AdoptedShares(props: { readonly project: AdoptedShares_project$key }) {
  const result = useFragment(
    graphql`
      fragment AdoptedShares_project on Project @catch {
        linePercent
        audience {
          name
        }
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
  const { linePercent, audience, adoptedShares } = result.value;
  if (!adoptedShares)
    return (
      <Section title="All adopted features together">
        <p>Nothing is adopted yet.</p>
      </Section>
    );
  const { featureCount, supportedShare, partialShare, unsupportedShare, unknownShare, measured } =
    adoptedShares;
  const shares = { supportedShare, partialShare, unsupportedShare, unknownShare };
  const { claim, rest } = getShareWords({
    shares,
    linePercent,
    who: audience.name,
    subject: featureCount === 1 ? 'it' : 'all',
  });
  return (
    <Section
      title="All adopted features together"
      aside={formatCountWithNoun(featureCount, 'feature')}
    >
      <p>{`${claim}${rest === undefined ? '' : `; ${rest}`}.`}</p>
      {measured && (
        <p>{`Measured: ${formatPercent(supportedShare, linePercent)} ± ${formatError(measured.error)} of ${formatCountWithNoun(measured.visits, 'visit')}.`}</p>
      )}
      <LargeLoadLine shares={shares} linePercent={linePercent} />
    </Section>
  );
}

import type {
  AdoptedShares_project$data,
  AdoptedShares_project$key,
} from '@/__generated__/AdoptedShares_project.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { LargeLoadLine } from '@/client/ui/LargeLoadLine';
import { Section } from '@/client/ui/Section';
import { formatCountWithNoun } from '@/domain/format';
import { measuredWords, toMeasured } from '@/domain/measuredWords';
import { getShareWords } from '@/domain/shareWords';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';

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
          visitCount
          shareError
        }
      }
    `,
    props.project,
  );
  if (!result.ok) return <SectionFailure what="Who can use it all" errors={result.errors} />;
  return (
    <Section
      title="All adopted features together"
      aside={
        result.value.adoptedShares &&
        formatCountWithNoun(result.value.adoptedShares.featureCount, 'feature')
      }
    >
      <Together project={result.value} />
    </Section>
  );
}

function Together({
  project: { linePercent, audience, adoptedShares },
}: {
  readonly project: Caught<AdoptedShares_project$data>;
}) {
  if (!adoptedShares) return <p>Nothing is adopted yet.</p>;
  const { featureCount, supportedShare, partialShare, unsupportedShare, unknownShare } =
    adoptedShares;
  const measured = toMeasured(adoptedShares.visitCount, adoptedShares.shareError);
  const shares = { supportedShare, partialShare, unsupportedShare, unknownShare };
  const { claim, rest } = getShareWords({
    shares,
    linePercent,
    who: audience.name,
    subject: featureCount === 1 ? 'it' : 'all',
  });
  return (
    <>
      <p>{`${claim}${rest === undefined ? '' : `; ${rest}`}.`}</p>
      {measured && <p>{`Measured: ${measuredWords(measured)}.`}</p>}
      <LargeLoadLine shares={shares} linePercent={linePercent} />
    </>
  );
}

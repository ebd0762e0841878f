import type { CompatKeyLeftOut_compatKey$key } from '@/__generated__/CompatKeyLeftOut_compatKey.graphql';
import { LateTeamDecisions } from '@/client/sections/LateTeamDecisions';
import { LeftOut } from '@/client/sections/LeftOut';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';

export function CompatKeyLeftOut(props: { readonly compatKey: CompatKeyLeftOut_compatKey$key }) {
  const result = useFragment(
    graphql`
      fragment CompatKeyLeftOut_compatKey on CompatKey @catch {
        path
        hasData
        coverage(audience: $audience) {
          partialShare
          ...LeftOut_coverage
        }
      }
    `,
    props.compatKey,
  );
  if (!result.ok)
    return <SectionFailure what="The list of who can’t use it" errors={result.errors} />;
  const { path, hasData, coverage } = result.value;
  if (!hasData) return null;
  return (
    <>
      <LateTeamDecisions subject={path} />
      <Section title={coverage.partialShare > 0 ? 'Who lacks full support' : 'Who can’t use it'}>
        <LeftOut coverage={coverage} />
      </Section>
    </>
  );
}

import type { CompatKeyLeftOut_compatKey$key } from '@/__generated__/CompatKeyLeftOut_compatKey.graphql';
import { graphql, useFragment } from '@/relay/hooks';
import { LateTeamDecisions } from '@/sections/LateTeamDecisions';
import { LeftOut } from '@/sections/LeftOut';
import { SectionFailure } from '@/sections/SectionFailure';
import { Section } from '@/ui/Section';

export function CompatKeyLeftOut(props: { readonly compatKey: CompatKeyLeftOut_compatKey$key }) {
  const result = useFragment(
    graphql`
      fragment CompatKeyLeftOut_compatKey on CompatKey @catch {
        path
        hasData
        coverage(audience: $audience) {
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
      <Section title="Who can’t use it">
        <LeftOut coverage={coverage} />
      </Section>
    </>
  );
}

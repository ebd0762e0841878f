import { graphql, useFragment } from 'react-relay/hooks';

import type { CompatKeyLeftOut_compatKey$key } from '@/__generated__/CompatKeyLeftOut_compatKey.graphql';
import { LeftOut } from '@/screens/sections/LeftOut';
import { Section } from '@/ui/Section';

export function CompatKeyLeftOut(props: { readonly compatKey: CompatKeyLeftOut_compatKey$key }) {
  const { hasData, coverage } = useFragment(
    graphql`
      fragment CompatKeyLeftOut_compatKey on CompatKey {
        hasData
        coverage(audience: $audience) {
          ...LeftOut_coverage
        }
      }
    `,
    props.compatKey,
  );
  if (!hasData) return null;
  return (
    <Section title="Who is left out">
      <LeftOut coverage={coverage} />
    </Section>
  );
}

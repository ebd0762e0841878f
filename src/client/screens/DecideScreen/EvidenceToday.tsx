import type { EvidenceToday_evidence$key } from '@/__generated__/EvidenceToday_evidence.graphql';
import { EvidenceCard } from '@/client/sections/EvidenceCard';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';

/** Today's evidence, as long as nothing is decided. */
export function EvidenceToday(props: { readonly evidence: EvidenceToday_evidence$key }) {
  const evidence = useFragment(
    graphql`
      fragment EvidenceToday_evidence on Evidence {
        ...EvidenceCard_evidence
      }
    `,
    props.evidence,
  );
  return (
    <Section title="Today">
      <EvidenceCard evidence={evidence} />
    </Section>
  );
}

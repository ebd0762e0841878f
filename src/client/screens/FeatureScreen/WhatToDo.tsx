import type {
  WhatToDo_feature$data,
  WhatToDo_feature$key,
} from '@/__generated__/WhatToDo_feature.graphql';
import { CodeToCopy } from '@/client/sections/CodeToCopy';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { formatCountWithNoun, formatPercent } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { usePreferences } from '@/relay/route/RouteRoot';
import { FallbackWays } from './FallbackWays';
import { PartLinks } from './PartLinks';
import { ProvenFeatures } from './ProvenFeatures';
import { WaitWay } from './WaitWay';
import { Way } from './Way';
import styles from './WhatToDo.module.css';

type Facts = Caught<WhatToDo_feature$data>;

const waysFragment = graphql`
  fragment WhatToDo_feature on Feature @catch {
    slug
    name
    discouraged {
      __typename
    }
    coverage(audience: $audience) {
      supportedShare
      partialReasons(first: 4) {
        kind
        quote
        share
      }
      verdict(linePercent: $linePercent) {
        answer
      }
    }
    parts(audience: $audience) {
      lackingCount
      lacking(first: 3) {
        ...PartLinks_compatKeys
      }
      withoutLackingShare
    }
    supportTest(audience: $audience, linePercent: $linePercent) {
      code
      share
      ...ProvenFeatures_test
    }
    isSyntax
    ...WaitWay_feature
    ...FallbackWays_feature
  }
`;

/** The ways on from the verdict: ship it, ship it behind a test, wait, or avoid some of its parts. */
export function WhatToDo(props: { readonly feature: WhatToDo_feature$key }) {
  const result = useFragment(waysFragment, props.feature);
  if (!result.ok) return <SectionFailure what="What to do" errors={result.errors} />;
  // The note on a discouraged feature names what to use instead.
  if (result.value.discouraged) return null;
  return (
    <Section title="What to do">
      <ul className={styles.ways}>
        <Ways facts={result.value} />
      </ul>
    </Section>
  );
}

function Ways({ facts }: { readonly facts: Facts }) {
  switch (facts.coverage.verdict.answer) {
    case 'Yes':
      return <Way title="Ship it.">Your line is reached, so it needs no fallback.</Way>;
    case 'Yes, with care':
      return (
        <>
          <Way title="Ship it with care.">
            Check your pages in browsers with partial support, or test for it first.
          </Way>
          <PrefixWay facts={facts} />
          <TestWay facts={facts} />
          <FallbackWays feature={facts} />
        </>
      );
    default:
      return (
        <>
          <PrefixWay facts={facts} />
          <TestWay facts={facts} />
          <FallbackWays feature={facts} />
          <AvoidWay facts={facts} />
          <WaitWay feature={facts} />
        </>
      );
  }
}

function PrefixWay({ facts: { coverage } }: { readonly facts: Facts }) {
  const reason = coverage.partialReasons.find(({ kind }) => kind === 'PREFIX');
  if (reason?.quote == null || reason.share < LEAST_GAIN) return null;
  const { quote, share } = reason;
  return (
    <Way title="Write the prefixed name as well.">
      {`${formatPercent(share)} of your audience use browsers that need `}
      <code>{quote}</code>
      {quote.startsWith('-')
        ? '. Put the standard name last, so that it wins where both work.'
        : '. Take that name where the standard one is missing.'}
    </Way>
  );
}

function TestWay({ facts: { slug, name, supportTest, isSyntax } }: { readonly facts: Facts }) {
  const { linePercent } = usePreferences();
  if (supportTest)
    return (
      <Way title="Ship it behind a test.">
        {`It passes for ${formatPercent(supportTest.share, linePercent)} of your audience; give the others a fallback.`}
        <CodeToCopy code={supportTest.code} label={`Copy the test for ${name}`} />
        <ProvenFeatures slug={slug} test={supportTest} />
      </Way>
    );
  return isSyntax ? (
    <Way title="Compile it for older browsers.">
      Code can’t test for syntax: a browser that lacks it skips the whole file.
    </Way>
  ) : (
    <Way title="Ship it as an enhancement.">
      Code can’t test for it, so use it where your pages work without it.
    </Way>
  );
}

/** A share that differs by less is shown as the same. */
const LEAST_GAIN = 0.0005;

function AvoidWay({ facts: { coverage, parts } }: { readonly facts: Facts }) {
  const { linePercent } = usePreferences();
  const share = parts?.withoutLackingShare ?? 0;
  if (!parts || share <= coverage.supportedShare + LEAST_GAIN) return null;
  const { lackingCount, lacking } = parts;
  const rest = formatPercent(share, linePercent);
  if (lackingCount === 0)
    return <Way title="Test its parts.">{`All of them work for ${rest} of your audience.`}</Way>;
  return (
    <Way
      title={`Avoid ${lackingCount === 1 ? 'one part' : formatCountWithNoun(lackingCount, 'part')}.`}
    >
      {`${rest} can use the rest, without `}
      {lackingCount > lacking.length && 'others and '}
      <PartLinks compatKeys={lacking} />.
    </Way>
  );
}

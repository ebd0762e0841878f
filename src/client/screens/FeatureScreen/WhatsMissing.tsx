import type {
  WhatsMissing_feature$data,
  WhatsMissing_feature$key,
} from '@/__generated__/WhatsMissing_feature.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { formatCount, formatList, formatPercent } from '@/domain/format';
import { getBrands } from '@/domain/getBrands';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { PartLinks } from './PartLinks';
import styles from './WhatsMissing.module.css';

type Missing = Caught<WhatsMissing_feature$data>;

/** Why support is partial: the notes of the compat data, and the missing parts. */
export function WhatsMissing(props: { readonly feature: WhatsMissing_feature$key }) {
  const result = useFragment(
    graphql`
      fragment WhatsMissing_feature on Feature @catch {
        coverage(audience: $audience) {
          partialReasons(first: 4) {
            text
            places
            share
          }
        }
        parts(audience: $audience) {
          totalCount
          lackingCount
          lacking(first: 3) {
            ...PartLinks_compatKeys
          }
          lackingIn {
            name
          }
        }
      }
    `,
    props.feature,
  );
  if (!result.ok) return <SectionFailure what="What’s missing" errors={result.errors} />;
  const { coverage, parts } = result.value;
  // The sentence below the notes names the parts.
  const reasons = coverage.partialReasons.filter(
    ({ text }) => !parts?.lackingCount || !text.startsWith('Missing'),
  );
  if (reasons.length === 0 && !parts) return null;
  return (
    <Section title="What’s missing">
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map(({ text, places, share }) => (
            <li key={text}>
              {text}
              <span className={styles.where}>
                {`${places} · ${formatPercent(share)} of your audience`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {parts && <MissingParts parts={parts} />}
    </Section>
  );
}

function MissingParts({ parts }: { readonly parts: NonNullable<Missing['parts']> }) {
  const { totalCount, lackingCount, lacking, lackingIn } = parts;
  const browsers = getBrands(lackingIn.map(({ name }) => name));
  if (lackingCount === 0)
    return (
      <p>{`All its parts work in ${formatList(browsers)}, but web-features doesn’t count the feature as supported there.`}</p>
    );
  return (
    <p className={styles.parts}>
      {`${formatList(browsers)} ${browsers.length === 1 ? 'doesn’t' : 'don’t'} fully support `}
      {lackingCount > lacking.length &&
        `${formatCount(lackingCount)} of its ${formatCount(totalCount)} parts, such as `}
      <PartLinks compatKeys={lacking} />
      {'. '}
      <a href="#keys">All parts, lowest coverage first</a>
    </p>
  );
}

import type {
  FeatureParts_feature$data,
  FeatureParts_feature$key,
} from '@/__generated__/FeatureParts_feature.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { formatCount, formatList, formatPercent } from '@/domain/format';
import { getBrands } from '@/domain/getBrands';
import { getGoverningShare } from '@/domain/governingShare';
import { readableName } from '@/domain/readableName';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './FeatureParts.module.css';

/** The parts that hold a feature back because browsers lack them, lowest coverage first. */
export function FeatureParts(props: { readonly feature: FeatureParts_feature$key }) {
  const result = useFragment(
    graphql`
      fragment FeatureParts_feature on Feature @catch {
        coverage(audience: $audience) {
          supportedShare
          partialShare
        }
        parts(audience: $audience) {
          totalCount
          mostShare
          lackingCount
          lacking(first: 3) {
            path
          }
          lackingIn {
            name
          }
          withoutLackingShare
        }
      }
    `,
    props.feature,
  );
  const { linePercent } = usePreferences();
  if (!result.ok) return <SectionFailure what="What holds it back" errors={result.errors} />;
  const { coverage, parts } = result.value;
  if (!parts) return null;
  const { supportedShare, partialShare } = coverage;
  const browsers = getBrands(parts.lackingIn.map(({ name }) => name));
  const formatGain = (share: number) =>
    share > supportedShare + LEAST_GAIN ? formatPercent(share, linePercent) : undefined;
  const rest = formatGain(parts.withoutLackingShare ?? 0);
  // The verdict begins with those who have most of it, where they are more than the others.
  const isSaid = getGoverningShare({ supportedShare, partialShare }, linePercent).reading !== 'ALL';
  return (
    <p className={styles.parts}>
      {parts.lackingCount === 0 ? (
        `All its parts work in ${formatList(browsers)}, but web-features doesn’t count the feature as supported there.${rest ? ` All parts work for ${rest} of your audience.` : ''}`
      ) : (
        <LackingParts
          parts={parts}
          browsers={browsers}
          most={isSaid ? undefined : formatGain(parts.mostShare)}
          rest={rest}
        />
      )}
    </p>
  );
}

interface LackingPartsProps {
  readonly parts: NonNullable<Caught<FeatureParts_feature$data>['parts']>;
  readonly browsers: readonly string[];
  /** The share that can use most of the parts, if it is greater. */
  readonly most: string | undefined;
  /** The share that can use the other parts, if it is greater. */
  readonly rest: string | undefined;
}

function LackingParts({ parts, browsers, most, rest }: LackingPartsProps) {
  const { totalCount, lackingCount, lacking } = parts;
  return (
    <>
      {most && totalCount > 2 && `${most} can use most of its ${formatCount(totalCount)} parts. `}
      {`${formatList(browsers)} ${browsers.length === 1 ? 'doesn’t' : 'don’t'} fully support `}
      {lackingCount > lacking.length &&
        `${formatCount(lackingCount)} of its ${formatCount(totalCount)} parts, such as `}
      {lacking.map(({ path }, index) => (
        <span key={path}>
          {index > 0 && (index === lacking.length - 1 ? ' and ' : ', ')}
          <Link href={href.compat(path)}>
            <code>{nameOfPart(path)}</code>
          </Link>
        </span>
      ))}
      .
      {rest &&
        ` Avoid ${lackingCount === 1 ? 'this part' : `these ${formatCount(lackingCount)} parts`} and ${rest} can use the rest.`}
      {` `}
      <a href="#keys">All parts, lowest coverage first</a>
    </>
  );
}

/** A share that differs by less is shown as the same. */
const LEAST_GAIN = 0.0005;

/** `css.properties.position-visibility.anchor-valid` → `position-visibility: anchor-valid`. */
function nameOfPart(path: string): string {
  const name = readableName(path);
  return path.startsWith('css.properties.') ? name.replace('.', ': ') : name;
}

import type { CaniuseDifferences_caniuse$key } from '@/__generated__/CaniuseDifferences_caniuse.graphql';
import { formatList, formatPercent } from '@/domain/format';
import { getBrands } from '@/domain/getBrands';
import { graphql, useFragment } from '@/relay/hooks';

/** Explains why caniuse.com shows another number, for readers who look there first. */
export function CaniuseDifferences(props: { readonly caniuse: CaniuseDifferences_caniuse$key }) {
  const caniuse = useFragment(
    graphql`
      fragment CaniuseDifferences_caniuse on Caniuse @catch(to: NULL) {
        worldShare
        differences {
          browser {
            name
          }
          isUsableThere
        }
      }
    `,
    props.caniuse,
  );
  if (!caniuse || caniuse.differences.length === 0) return null;
  const { worldShare, differences } = caniuse;
  const browsers = (isUsableThere: boolean): string =>
    formatList(
      getBrands(
        differences
          .filter((difference) => difference.isUsableThere === isUsableThere)
          .map(({ browser }) => browser.name),
      ),
    );
  const [here, there] = [browsers(false), browsers(true)];
  const reasons = [
    there && `it counts ${there} and our data doesn’t`,
    here && `it doesn’t count ${here} and our data does`,
  ].filter(Boolean);
  return (
    <p>{`caniuse says ${formatPercent(worldShare)} of the world, because ${reasons.join(', and ')}.`}</p>
  );
}

import type { FeatureSupport_feature$key } from '@/__generated__/FeatureSupport_feature.graphql';
import { formatList } from '@/domain/formatList';
import { supportWords } from '@/domain/SupportClass';
import { graphql, useFragment } from '@/relay/hooks';
import { SectionFailure } from '@/sections/SectionFailure';
import { SupportMark } from '@/sections/SupportMark';
import { Section } from '@/ui/Section';
import { cells, Table } from '@/ui/Table';
import { Tag } from '@/ui/Tag';
import { TimeText } from '@/ui/TimeText';
import styles from './FeatureSupport.module.css';

/** The first version of every browser that supports it, including browsers outside Baseline. */
export function FeatureSupport(props: { readonly feature: FeatureSupport_feature$key }) {
  const result = useFragment(
    graphql`
      fragment FeatureSupport_feature on Feature @catch {
        name
        supportByBrowser {
          browser {
            slug
            name
          }
          class
          version
          isUpperBound
          isDerived
          release {
            releasedOn
          }
        }
      }
    `,
    props.feature,
  );
  if (!result.ok) return <SectionFailure what="The support by browser" errors={result.errors} />;
  const { name, supportByBrowser } = result.value;
  const known = supportByBrowser.filter(
    (support) => support.class !== 'UNKNOWN' || !support.isDerived,
  );
  const unknown = supportByBrowser.filter((support) => !known.includes(support));
  return (
    <Section title="Support by browser">
      <Table caption={`First version of each browser that supports ${name}`} narrow="wrap">
        <thead>
          <tr>
            <th scope="col">Browser</th>
            <th scope="col">First version</th>
            <th scope="col" className={cells.whole}>
              Released
            </th>
          </tr>
        </thead>
        <tbody>
          {known.map(
            ({ browser, class: supportClass, version, isUpperBound, isDerived, release }) => (
              <tr key={browser.slug}>
                <th scope="row">
                  {browser.name} {isDerived && <Tag>derived</Tag>}
                </th>
                <td>
                  <SupportMark
                    supportClass={supportClass}
                    label={
                      version
                        ? `${isUpperBound ? '≤\u202F' : ''}${version}`
                        : supportWords(supportClass)
                    }
                  />
                </td>
                <td>{release?.releasedOn && <TimeText date={release.releasedOn} />}</td>
              </tr>
            ),
          )}
        </tbody>
      </Table>
      <p className={styles.derived}>
        Derived versions come from compat data or from the browser’s engine, because web-features
        lists only the seven core browsers.
        {unknown.length > 0 &&
          ` No data for ${formatList(unknown.map(({ browser }) => browser.name))}.`}
      </p>
    </Section>
  );
}

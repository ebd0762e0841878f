import { graphql, useFragment } from 'react-relay/hooks';

import type { FeatureSupport_feature$key } from '@/__generated__/FeatureSupport_feature.graphql';
import { listOf } from '@/domain/listOf';
import { supportWords } from '@/domain/SupportClass';
import { Section } from '@/ui/Section';
import { SupportMark } from '@/ui/SupportMark';
import { cells, Table } from '@/ui/Table';
import { Tag } from '@/ui/Tag';
import { TimeText } from '@/ui/TimeText';

import styles from './FeatureSupport.module.css';

/** The first version of every browser that has it, those included that Baseline does not count. */
export function FeatureSupport(props: { readonly feature: FeatureSupport_feature$key }) {
  const { name, supportByBrowser } = useFragment(
    graphql`
      fragment FeatureSupport_feature on Feature {
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
  const known = supportByBrowser.filter(
    (support) => support.class !== 'UNKNOWN' || !support.isDerived,
  );
  const unknown = supportByBrowser.filter((support) => !known.includes(support));
  return (
    <Section title="Support by browser">
      <Table caption={`First version of each browser that has ${name}`} narrow="wrap">
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
        Derived: web-features states the first versions of the core browsers only. For the others
        they follow from the compatibility data of its keys, or from the engine a browser is built
        on.
        {unknown.length > 0 &&
          ` Nothing is known for ${listOf(unknown.map(({ browser }) => browser.name))}.`}
      </p>
    </Section>
  );
}

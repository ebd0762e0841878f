import { graphql, useFragment } from 'react-relay/hooks';

import type { CompatRoots_query$key } from '@/__generated__/CompatRoots_query.graphql';
import { formatCount } from '@/domain/formatCount';
import { Link } from '@/relay/Link';
import { compatHref } from '@/screens/sections/compatHref';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';
import { Section } from '@/ui/Section';
import { cells, Table } from '@/ui/Table';

/** What each top of the tree holds, in words; the data name them by one word alone. */
const ABOUT: Readonly<Record<string, string>> = {
  api: 'Web APIs: interfaces, their methods, properties and events',
  css: 'Properties and their values, selectors, at-rules, types',
  html: 'Elements and their attributes',
  http: 'Headers, methods, status codes',
  javascript: 'The language: syntax, operators, built-in objects',
  manifests: 'Web app manifests',
  mathml: 'MathML elements and attributes',
  mediatypes: 'Media types browsers understand',
  svg: 'SVG elements and attributes',
  webassembly: 'WebAssembly proposals',
  webdriver: 'WebDriver classic commands and BiDi modules',
  webextensions: 'Browser extensions: APIs and manifest keys',
};

export function CompatRoots(props: { readonly query: CompatRoots_query$key }) {
  const { compatRoots } = useFragment(
    graphql`
      fragment CompatRoots_query on Query {
        compatRoots {
          path
          childCount
          descendantCount
        }
      }
    `,
    props.query,
  );
  const total = compatRoots.reduce((sum, root) => sum + root.descendantCount, 0);
  return (
    <>
      <PageMeta
        title="Compat data"
        description="Browser support of every API, CSS value, element, header and method, key by key."
        path="/compat"
      />
      <PageTitle
        title="Compat data"
        lede={
          <p>{`Support for ${formatCount(total)} parts of the web platform, down to one CSS value or one method.`}</p>
        }
      />
      <Section title="The tree">
        <Table caption="Tops of the tree of compat keys" narrow="wrap">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col" className={cells.spare}>
                What is in it
              </th>
              <th scope="col" className={cells.number}>
                Directly below
              </th>
              <th scope="col" className={cells.number}>
                Keys with data
              </th>
            </tr>
          </thead>
          <tbody>
            {compatRoots.map(({ path, childCount, descendantCount }) => (
              <tr key={path}>
                <th scope="row">
                  <Link href={compatHref(path)} prefetch="view">
                    <code>{path}</code>
                  </Link>
                </th>
                <td className={cells.spare}>{ABOUT[path]}</td>
                <td className={cells.number}>{formatCount(childCount)}</td>
                <td className={cells.number}>{formatCount(descendantCount)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
    </>
  );
}

import { graphql, useFragment } from 'react-relay/hooks';
import type {
  CompatRoots_query$data,
  CompatRoots_query$key,
} from '@/__generated__/CompatRoots_query.graphql';
import { formatCount } from '@/domain/formatCount';
import type { Caught } from '@/relay/allOf';
import { Link } from '@/relay/route/Link';
import { href } from '@/routes/href';
import { PageMeta } from '@/sections/PageMeta';
import { SectionFailure } from '@/sections/SectionFailure';
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
  const result = useFragment(
    graphql`
      fragment CompatRoots_query on Query @catch {
        compatRoots {
          path
          childCount
          descendantCount
        }
      }
    `,
    props.query,
  );
  const total =
    result.ok && result.value.compatRoots.reduce((sum, root) => sum + root.descendantCount, 0);
  return (
    <>
      <PageMeta
        title="Compat data"
        description="Browser support for every API, CSS value, element, header and method, key by key."
        path={href.compat()}
      />
      <PageTitle
        title="Compat data"
        lede={
          <p>{`Support for ${total === false ? 'all' : formatCount(total)} parts of the web platform, down to a single CSS value or method.`}</p>
        }
      />
      {result.ok ? (
        <Tree roots={result.value.compatRoots} />
      ) : (
        <SectionFailure what="The list of compat keys" errors={result.errors} />
      )}
    </>
  );
}

function Tree({ roots }: { readonly roots: Caught<CompatRoots_query$data>['compatRoots'] }) {
  return (
    <Section title="All keys">
      <Table caption="Top-level compat keys" narrow="wrap">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col" className={cells.spare}>
              Contents
            </th>
            <th scope="col" className={cells.number}>
              Sub-keys
            </th>
            <th scope="col" className={cells.number}>
              Keys with data
            </th>
          </tr>
        </thead>
        <tbody>
          {roots.map(({ path, childCount, descendantCount }) => (
            <tr key={path}>
              <th scope="row">
                <Link href={href.compat(path)} prefetch="view">
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
  );
}

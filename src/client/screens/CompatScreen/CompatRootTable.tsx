import type { CompatRoots_query$data } from '@/__generated__/CompatRoots_query.graphql';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';

/** Descriptions of the key tree's roots; the data has only their names. */
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

interface CompatRootTableProps {
  readonly roots: Caught<CompatRoots_query$data>['compatRoots'];
}

export function CompatRootTable({ roots }: CompatRootTableProps) {
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

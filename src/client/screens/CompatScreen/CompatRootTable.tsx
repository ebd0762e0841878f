import type { CompatRootTable_roots$key } from '@/__generated__/CompatRootTable_roots.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DataTable } from '@/client/ui/DataTable';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { requireAll } from '@/relay/requireAll';
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
  readonly roots: CompatRootTable_roots$key;
}

export function CompatRootTable(props: CompatRootTableProps) {
  const rows = useFragment(
    graphql`
      fragment CompatRootTable_roots on CompatKey @relay(plural: true) {
        ... @alias(as: "row") @catch {
          path
          childCount
          descendantCount
        }
      }
    `,
    props.roots,
  );
  const roots = requireAll(rows);
  if (!roots.ok) return <SectionFailure what="The list of compat keys" errors={roots.errors} />;
  return (
    <Section title="All keys">
      <DataTable
        caption="Top-level compat keys"
        columns={[
          {
            heading: 'Key',
            cell: ({ path }) => (
              <Link href={href.compat(path)} prefetch="view">
                <code>{path}</code>
              </Link>
            ),
          },
          { heading: 'Contents', className: cells.spare, cell: ({ path }) => ABOUT[path] },
          {
            heading: 'Sub-keys',
            className: cells.number,
            cell: ({ childCount }) => formatCount(childCount),
          },
          {
            heading: 'Keys with data',
            className: cells.number,
            cell: ({ descendantCount }) => formatCount(descendantCount),
          },
        ]}
        rows={roots.value}
        getKey={({ path }) => path}
      />
    </Section>
  );
}

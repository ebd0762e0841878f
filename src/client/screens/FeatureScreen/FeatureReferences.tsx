import type {
  FeatureReferences_feature$data,
  FeatureReferences_feature$key,
} from '@/__generated__/FeatureReferences_feature.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { Section } from '@/client/ui/Section';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { CaniuseDifferences } from './CaniuseDifferences';
import { ReferenceLinks } from './ReferenceLinks';

const referencesFragment = graphql`
  fragment FeatureReferences_feature on Feature @catch {
    specifications {
      title
      url
    }
    mdnPages(first: 3) {
      url
      title
    }
    mdnPageCount
    caniuseIds
    caniuse {
      ...CaniuseDifferences_caniuse
    }
    groups {
      path
      name
    }
    snapshots {
      name
    }
  }
`;

/** Specifications, documentation and related groups. */
export function FeatureReferences(props: { readonly feature: FeatureReferences_feature$key }) {
  const result = useFragment(referencesFragment, props.feature);
  if (!result.ok) return <SectionFailure what="The references" errors={result.errors} />;
  const { specifications, groups, snapshots } = result.value;
  return (
    <Section title="References">
      <DefinitionFacts
        facts={[
          {
            term: 'Specification',
            detail: linksOr(specifications.map(({ title, url }) => ({ href: url, label: title }))),
          },
          {
            term: 'MDN',
            detail: mdnDetail(result.value),
          },
          { term: 'Can I use', detail: caniuseDetail(result.value) },
          { term: 'Groups', detail: groups.length > 0 && <GroupLinks groups={groups} /> },
          {
            term: 'Part of',
            detail: snapshots.length > 0 && snapshots.map(({ name }) => name).join(', '),
          },
        ]}
      />
    </Section>
  );
}

type Feature = Caught<FeatureReferences_feature$data>;

function mdnDetail({ mdnPages, mdnPageCount }: Feature) {
  const more = mdnPageCount - mdnPages.length;
  return (
    mdnPages.length > 0 && (
      <>
        <ReferenceLinks links={mdnPages.map(({ url, title }) => ({ href: url, label: title }))} />
        {more > 0 && <a href="#keys">{`and ${formatCount(more)} more, by part`}</a>}
      </>
    )
  );
}

function caniuseDetail({ caniuseIds, caniuse }: Feature) {
  const links = caniuseIds.map((id) => ({ href: `https://caniuse.com/${id}`, label: id }));
  return (
    links.length > 0 && (
      <>
        <ReferenceLinks links={links} />
        {caniuse && <CaniuseDifferences caniuse={caniuse} />}
      </>
    )
  );
}

function GroupLinks({ groups }: Pick<Feature, 'groups'>) {
  return (
    <ul>
      {groups.map(({ path, name }) => (
        <li key={path}>
          <Link href={href.group(path)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

function linksOr(links: readonly { readonly href: string; readonly label: string }[]) {
  return links.length > 0 && <ReferenceLinks links={links} />;
}

import type { FeatureReferences_feature$key } from '@/__generated__/FeatureReferences_feature.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { CaniuseDifferences } from './CaniuseDifferences';
import { ReferenceLinks } from './ReferenceLinks';

/** Specifications, documentation and related groups. */
export function FeatureReferences(props: { readonly feature: FeatureReferences_feature$key }) {
  const result = useFragment(
    graphql`
      fragment FeatureReferences_feature on Feature @catch {
        specifications {
          title
          url
        }
        mdnUrls(first: 8)
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
    `,
    props.feature,
  );
  if (!result.ok) return <SectionFailure what="The references" errors={result.errors} />;
  const { specifications, mdnUrls, caniuseIds, caniuse, groups, snapshots } = result.value;
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
            detail: linksOr(mdnUrls.map((url) => ({ href: url, label: getMdnTitle(url) }))),
          },
          {
            term: 'Can I use',
            detail: caniuseIds.length > 0 && (
              <>
                <ReferenceLinks
                  links={caniuseIds.map((id) => ({
                    href: `https://caniuse.com/${id}`,
                    label: id,
                  }))}
                />
                {caniuse && <CaniuseDifferences caniuse={caniuse} />}
              </>
            ),
          },
          {
            term: 'Groups',
            detail: groups.length > 0 && (
              <ul>
                {groups.map(({ path, name }) => (
                  <li key={path}>
                    <Link href={href.group(path)}>{name}</Link>
                  </li>
                ))}
              </ul>
            ),
          },
          {
            term: 'Part of',
            detail: snapshots.length > 0 && snapshots.map(({ name }) => name).join(', '),
          },
        ]}
      />
    </Section>
  );
}

function linksOr(links: readonly { readonly href: string; readonly label: string }[]) {
  return links.length > 0 && <ReferenceLinks links={links} />;
}

/** An MDN URL without the common prefix: "Web/CSS/:has". */
function getMdnTitle(url: string): string {
  return decodeURIComponent(
    url.replace(/^https:\/\/developer\.mozilla\.org\/(en-US\/)?docs\//, ''),
  );
}

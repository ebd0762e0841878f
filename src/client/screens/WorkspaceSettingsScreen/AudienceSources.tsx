import type { AudienceSources_workspace$key } from '@/__generated__/AudienceSources_workspace.graphql';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';
import { AudienceSource } from './AudienceSource';
import { NewAudienceSource } from './NewAudienceSource';
import styles from '@/client/ui/Form.module.css';

/** Audiences synced from analytics, with what their last renewal changed. */
export function AudienceSources(props: {
  readonly workspace: AudienceSources_workspace$key;
  /** True if the person may add, renew and delete them. */
  readonly manages: boolean;
}) {
  const { id, slug, audienceSources } = useFragment(
    graphql`
      fragment AudienceSources_workspace on Workspace {
        id
        slug
        audienceSources {
          id
          ...AudienceSource_source
        }
      }
    `,
    props.workspace,
  );
  return (
    <Section title="Audiences synced from analytics">
      {audienceSources.length === 0 && (
        <p>None yet. Sync one to keep decisions and watches current.</p>
      )}
      <ul className={styles.list}>
        {audienceSources.map((source) => (
          <AudienceSource
            key={source.id}
            source={source}
            workspaceId={id}
            workspaceSlug={slug}
            manages={props.manages}
          />
        ))}
      </ul>
      {props.manages && <NewAudienceSource workspaceId={id} />}
    </Section>
  );
}

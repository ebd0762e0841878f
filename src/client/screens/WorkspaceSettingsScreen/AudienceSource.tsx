import type { AudienceSource_source$key } from '@/__generated__/AudienceSource_source.graphql';
import type { AudienceSourceDeleteMutation } from '@/__generated__/AudienceSourceDeleteMutation.graphql';
import type { AudienceSourceRenewMutation } from '@/__generated__/AudienceSourceRenewMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import styles from '@/client/ui/Form.module.css';
import { Notice } from '@/client/ui/Notice';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { Link } from '@/relay/route/Link';
import { AudienceDrift } from './AudienceDrift';
import { ReplaceKey } from './ReplaceKey';

const renewAudienceSourceMutation = graphql`
  mutation AudienceSourceRenewMutation($input: RenewAudienceSourceInput!) {
    renewAudienceSource(input: $input) {
      source {
        id
        nextAt
        error
        failingSince
      }
      problems {
        message
        path
      }
    }
  }
`;

const deleteAudienceSourceMutation = graphql`
  mutation AudienceSourceDeleteMutation($input: DeleteAudienceSourceInput!) {
    deleteAudienceSource(input: $input) {
      source {
        id
      }
      problems {
        message
        path
      }
    }
  }
`;

interface AudienceSourceProps {
  readonly source: AudienceSource_source$key;
  readonly workspaceId: string;
  readonly workspaceSlug: string;
  readonly manages: boolean;
}

const ORIGINS: Readonly<Record<string, string>> = {
  PLAUSIBLE: 'Plausible',
  MATOMO: 'Matomo',
  POSTHOG: 'PostHog',
  PUSH: 'a program',
};

const minute = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')} UTC`;

export function AudienceSource({
  workspaceId,
  workspaceSlug,
  manages,
  ...props
}: AudienceSourceProps) {
  const { id, name, kind, site, audienceKey, pushUrl, renewedAt, nextAt, error, ...rest } =
    useFragment(
      graphql`
        fragment AudienceSource_source on AudienceSource {
          id
          name
          kind
          site
          audienceKey
          pushUrl
          renewedAt
          nextAt
          failingSince
          error
          revisions(first: 1) {
            from
            to
          }
          drift {
            ...AudienceDrift_drift
          }
        }
      `,
      props.source,
    );
  const [renewing, renew] = useMutation<AudienceSourceRenewMutation>(renewAudienceSourceMutation);
  const [deleting, remove] = useMutation<AudienceSourceDeleteMutation>(
    deleteAudienceSourceMutation,
  );
  const updater = useRenewPage();
  const renewed = renewing.response?.renewAudienceSource;
  const deleted = deleting.response?.deleteAudienceSource;
  const [newest] = rest.revisions;
  const input = { workspaceId, id };

  return (
    <>
      <div className={styles.entry}>
        <span>
          {newest ? <Link href={href.audience(audienceKey)}>{name}</Link> : name}
          {`, from ${ORIGINS[kind]}${site == null ? '' : ` (${site})`}. `}
          {newest ? `Visits from ${newest.from} to ${newest.to}. ` : 'No data yet. '}
          {renewedAt != null && `Last data ${minute(renewedAt)}. `}
          {nextAt != null && `Next on ${minute(nextAt)}.`}
        </span>
        {manages && (
          <span>
            {pushUrl == null && (
              <Button
                variant="quiet"
                aria-label={`Renew ${name} now`}
                onClick={() => renew({ variables: { input }, updater })}
              >
                Renew now
              </Button>
            )}
            <Button
              variant="quiet"
              aria-label={`Stop renewing ${name}`}
              onClick={() => remove({ variables: { input }, updater })}
            >
              Stop
            </Button>
          </span>
        )}
      </div>
      {error != null && (
        <Notice tone="error">{`${error} It has not been renewed since ${minute(rest.failingSince ?? '')}.`}</Notice>
      )}
      {pushUrl != null && (
        <p>
          Send counts with a token that may write: <code>{`POST ${pushUrl}`}</code>
        </p>
      )}
      {rest.drift && <AudienceDrift drift={rest.drift} workspaceSlug={workspaceSlug} />}
      {manages && pushUrl == null && (
        <ReplaceKey
          name={name}
          isPending={renewing.status === 'pending'}
          onKey={(key) => renew({ variables: { input: { ...input, key } }, updater })}
        />
      )}
      <ChangeProblem state={renewing} problems={renewed?.problems} />
      <ChangeProblem state={deleting} problems={deleted?.problems} />
    </>
  );
}

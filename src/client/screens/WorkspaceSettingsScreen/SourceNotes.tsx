import type { SourceNotes_source$key } from '@/__generated__/SourceNotes_source.graphql';
import { Notice } from '@/client/ui/Notice';
import { formatMinute } from '@/domain/formatDate';
import { graphql, useFragment } from '@/relay/hooks';

/** Why an audience has not been renewed, and where a program sends its counts. */
export function SourceNotes(props: { readonly source: SourceNotes_source$key }) {
  const { pushUrl, failingSince, error } = useFragment(
    graphql`
      fragment SourceNotes_source on AudienceSource {
        pushUrl
        failingSince
        error
      }
    `,
    props.source,
  );
  return (
    <>
      {error != null && (
        <Notice tone="error">{`${error} It has not been renewed since ${formatMinute(failingSince ?? '')}.`}</Notice>
      )}
      {pushUrl != null && (
        <p>
          Send counts with a token that may write: <code>{`POST ${pushUrl}`}</code>
        </p>
      )}
    </>
  );
}

import type { WatchPreview_preview$key } from '@/__generated__/WatchPreview_preview.graphql';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';

export function WatchPreview(props: { readonly preview: WatchPreview_preview$key }) {
  const { messages, count, isHistoryKnown } = useFragment(
    graphql`
      fragment WatchPreview_preview on WatchPreview {
        count
        isHistoryKnown
        messages {
          on
          sentence
        }
      }
    `,
    props.preview,
  );
  if (count === 0)
    return (
      <Section title="In the last year">
        <p>
          This watch would have sent nothing.
          {!isHistoryKnown && ' (We have past usage data for World only.)'}
        </p>
      </Section>
    );
  return (
    <Section title="What it would have sent in the last year">
      <ul>
        {messages.map(({ on, sentence }) => (
          <li key={`${on} ${sentence}`}>
            <time dateTime={on}>{on}</time> {sentence}
          </li>
        ))}
      </ul>
      {!isHistoryKnown && <p>We have past usage data for World only.</p>}
    </Section>
  );
}

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
  const unknown = isHistoryKnown ? '' : ' (We have past usage data for World only.)';
  if (count === 0)
    return <p>{`In the last year, this watch would have sent nothing.${unknown}`}</p>;
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

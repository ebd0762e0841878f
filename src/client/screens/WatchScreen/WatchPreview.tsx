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
  return (
    <Section title="What it would have sent in the last year">
      {count === 0 ? (
        <p>Nothing.</p>
      ) : (
        <ul>
          {messages.map(({ on, sentence }) => (
            <li key={`${on} ${sentence}`}>
              <time dateTime={on}>{on}</time> {sentence}
            </li>
          ))}
        </ul>
      )}
      {!isHistoryKnown && (
        <p>
          Whether it crossed your line is unknown: usage data of earlier months exists for World
          only.
        </p>
      )}
    </Section>
  );
}

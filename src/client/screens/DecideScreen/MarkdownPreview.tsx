import { useEffect, useState } from 'react';
import type { MarkdownPreviewQuery } from '@/__generated__/MarkdownPreviewQuery.graphql';
import { Prose } from '@/client/ui/Prose';
import { fetchQuery, graphql, useRelayEnvironment } from '@/relay/hooks';

/** Milliseconds without a keystroke before the text is drawn. */
const PAUSE_MS = 400;

/** The text as readers will see it. The server draws it, as it draws decisions. */
export function MarkdownPreview({
  label,
  text,
}: {
  readonly label: string;
  readonly text: string;
}) {
  const environment = useRelayEnvironment();
  const [html, setHtml] = useState('');
  const isEmpty = text.trim() === '';
  useEffect(() => {
    if (isEmpty) return;
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<MarkdownPreviewQuery>(
        environment,
        graphql`
          query MarkdownPreviewQuery($text: String!) {
            viewer {
              markdown(text: $text)
            }
          }
        `,
        { text },
      ).subscribe({
        // Offline, or if the text is too long, the last preview stays; the text itself is in the
        // field.
        next: ({ viewer }) => setHtml((last) => viewer?.markdown ?? last),
        error: () => undefined,
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, text, isEmpty]);
  if (isEmpty || html === '') return null;
  return (
    <section aria-label={label}>
      <small>{label}</small>
      <Prose sanitizedHtml={html} />
    </section>
  );
}

import { useState } from 'react';
import { type AnswerFacts, getAnswerMarkdown, getAnswerText } from '@/domain/answerTexts';
import { addressWith } from '@/routes/addressWith';
import { Button } from '@/ui/Button';

export interface CopyAnswerProps extends Omit<AnswerFacts, 'link'> {
  /** Path of the page the answer is on. */
  readonly path: string;
  readonly audienceKey: string;
}

/** Puts an answer, or a link that shows the same to everyone, on the clipboard. */
export function CopyAnswer({ path, audienceKey, ...facts }: CopyAnswerProps) {
  const [outcome, setOutcome] = useState('');
  const line = String(facts.linePercent);
  const link = () =>
    new URL(addressWith(path, { audience: audienceKey, line }), window.location.origin).href;

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome(`Copy this: ${text}`);
    }
  }

  const texts = {
    'Copy link': link,
    'Copy answer': () => getAnswerText({ ...facts, link: link() }),
    'Copy Markdown': () => getAnswerMarkdown({ ...facts, link: link() }),
  };
  return (
    <>
      {Object.entries(texts).map(([label, getText]) => (
        <Button key={label} variant="quiet" onClick={() => void copy(getText())}>
          {label}
        </Button>
      ))}
      <span role="status">{outcome}</span>
    </>
  );
}

import { type AnswerFacts, getAnswerMarkdown, getAnswerText } from '@/client/sections/answerTexts';
import { Button } from '@/client/ui/Button';
import { useCopy } from '@/client/ui/useCopy';
import { previewHref } from '@/domain/routes/answers';
import { addressWith } from '@/domain/routes/ownAddress';

export interface CopyAnswerProps extends Omit<AnswerFacts, 'link'> {
  /** Path of the page the answer is on. */
  readonly path: string;
  readonly audienceKey: string;
}

/** Puts an answer, or a link that shows the same to everyone, on the clipboard. */
export function CopyAnswer({ path, audienceKey, ...facts }: CopyAnswerProps) {
  const { copy, copyPicture, outcome } = useCopy();
  const { linePercent } = facts;
  const line = String(linePercent);
  const link = () =>
    new URL(addressWith(path, { audience: audienceKey, line }), window.location.origin).href;

  const copyText = (text: string) => void copy(text, { failed: `Copy this: ${text}` });
  const texts = {
    'Copy link': link,
    'Copy answer': () => getAnswerText({ ...facts, link: link() }),
    'Copy Markdown': () => getAnswerMarkdown({ ...facts, link: link() }),
  };
  return (
    <>
      {Object.entries(texts).map(([label, getText]) => (
        <Button key={label} variant="quiet" onClick={() => copyText(getText())}>
          {label}
        </Button>
      ))}
      <Button
        variant="quiet"
        onClick={() => void copyPicture(previewHref(path, { audience: audienceKey, linePercent }))}
      >
        Copy as image
      </Button>
      <span role="status">{outcome}</span>
    </>
  );
}

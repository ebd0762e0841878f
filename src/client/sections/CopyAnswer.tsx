import { getAnswerMarkdown, getAnswerText } from '@/client/sections/answerTexts';
import { Button } from '@/client/ui/Button';
import { useCopy } from '@/client/ui/useCopy';
import { previewHref } from '@/domain/routes/answers';
import { addressWith } from '@/domain/routes/ownAddress';
import { getVerdict } from '@/domain/verdict';
import type { VerdictInput } from '@/domain/VerdictInput';

export interface CopyAnswerProps {
  readonly name: string;
  readonly input: VerdictInput;
  readonly audienceName: string;
  /** Path of the page the answer is on. */
  readonly path: string;
  readonly audienceKey: string;
}

/** Puts an answer, or a link that shows the same to everyone, on the clipboard. */
export function CopyAnswer({ name, input, audienceName, path, audienceKey }: CopyAnswerProps) {
  const { copy, copyPicture, outcome } = useCopy();
  const { shares, linePercent } = input;
  const line = String(linePercent);
  const link = () =>
    new URL(addressWith(path, { audience: audienceKey, line }), window.location.origin).href;

  const getFacts = () => {
    const { heading, missing } = getVerdict(input);
    return { name, heading, shares, missing, audienceName, linePercent, link: link() };
  };
  const copyText = (text: string) => void copy(text, { failed: `Copy this: ${text}` });
  const texts = {
    'Copy link': link,
    'Copy answer': () => getAnswerText(getFacts()),
    'Copy Markdown': () => getAnswerMarkdown(getFacts()),
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

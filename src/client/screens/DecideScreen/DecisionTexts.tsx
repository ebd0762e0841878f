import type { DecisionDraft } from '@/browser/device/decisionDraft';
import { TextArea } from '@/client/ui/TextArea';
import { MarkdownPreview } from './MarkdownPreview';

interface DecisionTextsProps {
  readonly draft: DecisionDraft;
  readonly change: (part: Partial<DecisionDraft>) => void;
  readonly hasFallback: boolean;
  readonly getProblem: (field: string) => string | undefined;
}

/** The reasons and the fallback, each with a preview. */
export function DecisionTexts({ draft, change, hasFallback, getProblem }: DecisionTextsProps) {
  return (
    <>
      <TextArea
        label="Why"
        name="rationale"
        rows={6}
        spellCheck
        value={draft.rationale}
        onChange={(event) => change({ rationale: event.target.value })}
        hint="Markdown. Kept on this device until you save it."
        error={getProblem('rationale')}
      />
      <MarkdownPreview label="How it will read" text={draft.rationale} />
      {!hasFallback && (
        <noscript>
          <TextArea label="Fallback, if you adopt it with one" name="fallback" rows={3} />
        </noscript>
      )}
      {hasFallback && (
        <>
          <TextArea
            label="Fallback"
            name="fallback"
            rows={3}
            spellCheck
            value={draft.fallback}
            onChange={(event) => change({ fallback: event.target.value })}
            hint="What people get if their browser lacks it."
            error={getProblem('fallback')}
          />
          <MarkdownPreview label="How the fallback will read" text={draft.fallback} />
        </>
      )}
    </>
  );
}

import { useEffect, useState } from 'react';
import { Note } from '@/ui/Note';
import type { Judgment, SupportedBrowser } from './judgeBrowser';

/** Answers “is mine supported?” in the visitor's own browser; nothing is sent. */
export function OwnBrowser({ floors }: { readonly floors: readonly SupportedBrowser[] }) {
  const [judgment, setJudgment] = useState<Judgment>();
  useEffect(() => {
    let isGone = false;
    const judge = async () => {
      const { judgeBrowser } = await import(
        /* webpackChunkName: "judge-browser" */ './judgeBrowser'
      );
      if (!isGone) setJudgment(judgeBrowser(navigator.userAgent, floors));
    };
    // Where it cannot load, the list below answers.
    judge().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [floors]);
  return (
    <div role="status">
      {judgment && (
        <Note tone={judgment.isSupported === false ? 'warning' : 'plain'}>
          {sentenceOf(judgment)}
        </Note>
      )}
    </div>
  );
}

function sentenceOf({ browser, isSupported }: Judgment): string {
  if (browser === undefined)
    return 'We couldn’t recognize your browser. Compare its version with the list below.';
  return isSupported
    ? `Your browser, ${browser}, is supported.`
    : `Your browser, ${browser}, is no longer supported. Please update it.`;
}

import { useEffect, useState } from 'react';
import { Note } from '@/client/ui/Note';
import type { BrowserJudgment, JudgedBrowser } from './judgeBrowser';

/** Answers “is mine supported?” in the visitor's own browser; nothing is sent. */
export function OwnBrowser({ browsers }: { readonly browsers: readonly JudgedBrowser[] }) {
  const [judgment, setJudgment] = useState<BrowserJudgment>();
  useEffect(() => {
    let isGone = false;
    const judge = async () => {
      const { judgeBrowser } = await import(
        /* webpackChunkName: "judge-browser" */ './judgeBrowser'
      );
      if (!isGone) setJudgment(judgeBrowser(navigator.userAgent, browsers));
    };
    // If the code cannot load, readers compare with the list below.
    judge().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [browsers]);
  return (
    <div role="status">
      {judgment && (
        <Note tone={judgment.isSupported === false ? 'warning' : 'plain'}>
          {composeSentence(judgment)}
        </Note>
      )}
    </div>
  );
}

function composeSentence({ browser, isSupported, isGivenUp }: BrowserJudgment): string {
  if (browser === undefined)
    return 'We couldn’t tell whether your browser is supported. Compare it with the list above.';
  if (isSupported) return `Your browser, ${browser}, is supported.`;
  return isGivenUp
    ? `Your browser, ${browser}, is not supported. Please use one of those above.`
    : `Your browser, ${browser}, is no longer supported. Please update it.`;
}

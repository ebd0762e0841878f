import { useEffect, useState } from 'react';
import { Note } from '@/client/ui/Note';
import type { CustomerMessages } from './customerMessages';
import type { BrowserJudgment, JudgedBrowser } from './judgeBrowser';

interface OwnBrowserProps {
  readonly browsers: readonly JudgedBrowser[];
  readonly messages: CustomerMessages;
}

/** Answers “is mine supported?” in the visitor's own browser; nothing is sent. */
export function OwnBrowser({ browsers, messages }: OwnBrowserProps) {
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
          {composeSentence(judgment, messages)}
        </Note>
      )}
    </div>
  );
}

function composeSentence(
  { browser, isSupported, isGivenUp }: BrowserJudgment,
  messages: CustomerMessages,
): string {
  if (browser === undefined) return messages.unknown();
  if (isSupported) return messages.supported({ browser });
  return isGivenUp ? messages.dropped({ browser }) : messages.old({ browser });
}

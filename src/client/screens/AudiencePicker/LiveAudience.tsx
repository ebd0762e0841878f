import { Suspense, useEffect, useRef, useState } from 'react';
import { PlatformFields } from '@/client/sections/PlatformFields';
import { NO_SHARES, readShares, sharesOfKey } from '@/client/sections/platformShares';
import { Skeleton } from '@/client/ui/Skeleton';
import { RouteErrorBoundary } from '@/relay/route/RouteErrorBoundary';
import { usePreferences } from '@/relay/route/RouteRoot';
import { parseChoice, toKey } from './AudienceChoice';
import { AudienceCombobox } from './AudienceCombobox';
import { useAudienceChoices } from './AudienceForm';
import { FileWay } from './FileWay';
import styles from './LiveAudience.module.css';
import { useApplyPreferences } from './useApplyPreferences';
import type { AudienceWay } from './WayField';

/** Milliseconds without another key until the page shows what was typed. */
const TYPING_PAUSE_MS = 350;

export interface LiveAudienceProps {
  readonly way: AudienceWay;
  readonly onDone: () => void;
}

/** The fields of one way to say who one builds for; the page follows while one types. */
export function LiveAudience({ way, onDone }: LiveAudienceProps) {
  return (
    <div className={styles.fields}>
      {way === 'file' ? (
        <FileWay onDone={onDone} />
      ) : (
        <RouteErrorBoundary resetOn={way} Failure={OutOfReach} onRetry={onDone}>
          <Suspense fallback={<Skeleton shape="row" count={4} />}>
            {way === 'list' ? <LivePlace onDone={onDone} /> : <LivePlatforms />}
          </Suspense>
        </RouteErrorBoundary>
      )}
    </div>
  );
}

function LivePlace({ onDone }: { readonly onDone: () => void }) {
  const options = useAudienceChoices();
  const { audience } = usePreferences();
  const [choice, setChoice] = useState(() => parseChoice(audience, options));
  const { show, refusal } = useLivePreferences();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <AudienceCombobox
        presets={options}
        value={choice.option}
        error={refusal}
        onChange={(option) => {
          const next = { ...choice, option };
          setChoice(next);
          // Shares that don’t add up yet are no audience.
          if (option.kind !== 'PLATFORMS' || option.key.startsWith('platforms:')) show(toKey(next));
        }}
      />
    </form>
  );
}

function LivePlatforms() {
  const options = useAudienceChoices();
  const { audience } = usePreferences();
  const [shares, setShares] = useState(sharesOfKey(audience) ?? NO_SHARES);
  const { show, refusal } = useLivePreferences();
  return (
    <>
      <PlatformFields
        value={shares}
        presets={options}
        onChange={(next) => {
          setShares(next);
          const { key } = readShares(next);
          if (key !== undefined) show(key);
        }}
      />
      {refusal !== undefined && <p role="alert">{refusal}</p>}
    </>
  );
}

/** Shows the page for an audience once the reader pauses; a newer choice replaces an older one. */
function useLivePreferences() {
  const { linePercent } = usePreferences();
  const { apply, refusal } = useApplyPreferences();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(audience: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void apply({ audience, linePercent }), TYPING_PAUSE_MS);
  }

  return { show, refusal };
}

function OutOfReach() {
  return <p role="alert">The audiences could not be loaded. Try again in a moment.</p>;
}

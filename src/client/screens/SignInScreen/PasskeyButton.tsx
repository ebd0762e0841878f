import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import styles from '@/client/ui/Form.module.css';

const never = () => () => undefined;

/** Only where the browser knows passkeys, which a server cannot say. */
export function PasskeyButton({ next }: { readonly next: string | undefined }) {
  const isKnown = useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!isKnown) return null;

  async function ask() {
    setAsking(true);
    const { signInByPasskey } = await import(
      /* webpackChunkName: "passkeys" */ '@/client/sections/passkeyCeremony'
    );
    const answer = await signInByPasskey(next);
    setAsking(false);
    setProblem(answer.problem?.message);
    if (answer.to !== undefined) window.location.assign(answer.to);
  }

  return (
    <div className={styles.form}>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <div className={styles.actions}>
        <Button aria-disabled={isAsking} onClick={() => void ask()}>
          Use a passkey
        </Button>
      </div>
    </div>
  );
}

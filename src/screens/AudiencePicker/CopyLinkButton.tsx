import { useState } from 'react';
import { usePageAddress } from '@/relay/route/usePageAddress';
import { addressWith } from '@/routes/addressWith';
import { Button } from '@/ui/Button';

/** Copies a link to this page that includes the audience and line, so everyone sees the same. */
export function CopyLinkButton({ audience, line }: { audience: string; line: string }) {
  const address = usePageAddress();
  const [outcome, setOutcome] = useState('');

  async function copy() {
    const link = new URL(addressWith(address, { audience, line }), window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('Copied');
    } catch {
      setOutcome(`Copy this link: ${link}`);
    }
  }

  return (
    <>
      <Button onClick={() => void copy()}>Copy link</Button>
      <span role="status">{outcome}</span>
    </>
  );
}

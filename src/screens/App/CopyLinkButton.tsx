import { useState } from 'react';

import { addressWith } from '@/screens/sections/addressWith';
import { Button } from '@/ui/Button';

import { usePageAddress } from './usePageAddress';

/** Puts an address of this page on the clipboard that shows the same to everyone, whatever their own audience is. */
export function CopyLinkButton({ audience, line }: { audience: string; line: string }) {
  const address = usePageAddress();
  const [outcome, setOutcome] = useState('');

  async function copy() {
    const link = new URL(addressWith(address, { audience, line }), window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('Copied');
    } catch {
      setOutcome(`Copy it by hand: ${link}`);
    }
  }

  return (
    <>
      <Button onClick={() => void copy()}>Copy link</Button>
      <span role="status">{outcome}</span>
    </>
  );
}

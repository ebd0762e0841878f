import { useEffect } from 'react';
import { keepFocus } from '@/client/ui/keepFocus';
import { Tooltips } from '@/client/ui/Tooltips';
import { KeyHelp } from './KeyHelp';
import { PaperAddress } from './PaperAddress';
import { StackTray } from './StackTray';

/** Parts of every page that can wait: their code loads when the page is idle. */
export function IdleParts() {
  useEffect(keepFocus, []);
  return (
    <>
      <StackTray />
      <KeyHelp />
      <PaperAddress />
      <Tooltips />
    </>
  );
}

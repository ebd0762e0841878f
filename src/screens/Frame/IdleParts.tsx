import { KeyHelp } from './KeyHelp';
import { PaperAddress } from './PaperAddress';
import { StackTray } from './StackTray';

/** Parts of every page that nobody needs at once: their code loads when the page is idle. */
export function IdleParts() {
  return (
    <>
      <StackTray />
      <KeyHelp />
      <PaperAddress />
    </>
  );
}

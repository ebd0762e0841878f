import { Button } from '@/client/ui/Button';
import { useCopy } from '@/client/ui/useCopy';
import { addressWith } from '@/domain/routes/ownAddress';
import { usePageAddress } from '@/relay/route/usePageAddress';

/** Copies a link to this page that includes the audience and line, so everyone sees the same. */
export function CopyLinkButton({ audience, line }: { audience: string; line: string }) {
  const address = usePageAddress();
  const { copy, outcome } = useCopy();

  function copyLink() {
    const link = new URL(addressWith(address, { audience, line }), window.location.origin).href;
    void copy(link, { failed: `Copy this link: ${link}` });
  }

  return (
    <>
      <Button onClick={copyLink}>Copy link</Button>
      <span role="status">{outcome}</span>
    </>
  );
}

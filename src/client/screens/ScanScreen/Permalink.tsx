import { useEffect, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { useCopy } from '@/client/ui/useCopy';
import { href } from '@/domain/routes/href';
import { usePreferences } from '@/relay/route/RouteRoot';
import { putIntoAddress } from './putIntoAddress';
import type { ScanFindings } from './ScanFindings';
import { writePermalink } from './scanPermalink';

/** The address of the result: keys and counts in the fragment, which browsers never send. */
export function Permalink({ findings }: { readonly findings: ScanFindings }) {
  const { copy, outcome } = useCopy();
  const [fragment, setFragment] = useState('');
  const preferences = usePreferences();
  useEffect(() => {
    let isEnded = false;
    const write = async () => {
      // Browsers before 2023 can't compress; there the result has no link.
      const link = await writePermalink(findings).catch(() => '');
      if (isEnded || link === '') return;
      setFragment(link);
      putIntoAddress(link);
    };
    // In a task of its own: the result of a build is drawn and sent for its report in this one.
    const timer = setTimeout(() => void write());
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
    // Choosing another audience takes it out of the address.
  }, [findings, preferences]);

  const copyLink = () =>
    void copy(new URL(`${href.scan()}${fragment}`, window.location.origin).href, {
      copied: 'Copied. It holds keys and counts, without code or file names.',
      failed: 'Can’t reach the clipboard. The address of this page is the link.',
    });

  return (
    <p>
      <Button disabled={fragment === ''} onClick={copyLink}>
        Copy a link to this result
      </Button>{' '}
      <span role="status">{outcome}</span>
    </p>
  );
}

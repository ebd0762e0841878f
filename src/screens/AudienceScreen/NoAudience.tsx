import { Link } from '@/relay/Link';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';

/** Where an address names no audience: why, in the server's words, and what there is instead. */
export function NoAudience({ problem }: { problem: string | undefined }) {
  return (
    <>
      <PageMeta title="No such audience" description="There is no audience at this address." />
      <PageTitle
        title="There is no such audience"
        lede={<p>{problem ?? 'The address may be mistyped.'}</p>}
      />
      <p>
        <Link href="/audiences/new">Make an audience</Link>, or{' '}
        <Link href="/audiences">choose one</Link>.
      </p>
    </>
  );
}

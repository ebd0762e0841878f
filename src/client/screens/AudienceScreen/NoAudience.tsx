import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';

/** Shows the server's reason why a URL names no audience, and alternatives. */
export function NoAudience({ problem }: { problem: string | undefined }) {
  return (
    <>
      <PageMeta title="No such audience" description="There is no audience at this address." />
      <PageTitle title="No such audience" lede={<p>{problem ?? 'Check the address.'}</p>} />
      <p>
        <Link href={href.newAudience()}>Create an audience</Link>, or{' '}
        <Link href={href.audiences()}>choose one</Link>.
      </p>
    </>
  );
}

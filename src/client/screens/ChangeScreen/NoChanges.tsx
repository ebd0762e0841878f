import { PageMeta } from '@/client/sections/PageMeta';
import { Note } from '@/client/ui/Note';
import { PageTitle } from '@/client/ui/PageTitle';
import type { ChangesView } from '@/domain/routes/changes';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';

/** For an address whose ends cannot be compared. */
export function NoChanges({ view: { from, to } }: { readonly view: ChangesView }) {
  return (
    <>
      <PageMeta title="Nothing to compare" description="No comparison at this address." />
      <PageTitle
        title="Nothing to compare"
        lede={<p>{`“${from}” and “${to}” are not two data versions or two dates we know.`}</p>}
      />
      <Note tone="warning">
        Enter two dates between 2019-12-03 and today, the earlier one first, or two data versions of
        this server. <Link href={href.changes()}>Choose two dates</Link>, or see{' '}
        <Link href={href.data()}>which data versions there are</Link>.
      </Note>
    </>
  );
}

import type { AlertScreenQuery } from '@/__generated__/AlertScreenQuery.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePageAddress } from '@/relay/route/usePageAddress';

// A route requires a query, but this screen's text is static.
const alertScreenQuery = graphql`
  query AlertScreenQuery {
    catalogue @catch(to: NULL) {
      __typename
    }
  }
`;

/** By the `act` of the address. */
const TITLES = {
  confirm: 'Confirm your address',
  confirmed: 'Your address is confirmed',
  stop: 'Stop this email',
  stopped: 'Your address is deleted',
} as const;

const LEDES = {
  confirm: 'One more step: an email app that opens links cannot confirm it for you.',
  confirmed: 'We email you once when the line is crossed, and then delete your address.',
  stop: 'We delete your address and send nothing more.',
  stopped: 'Nothing more will be sent to you.',
} as const;

type Act = keyof typeof TITLES;

/** Behind the links of a line alert’s email. A GET changes nothing, because email apps open links. */
function AlertScreen({ queryRef }: ScreenProps<AlertScreenQuery>) {
  usePreloadedQuery<AlertScreenQuery>(alertScreenQuery, queryRef);
  // It is sent with the form only, never in a query.
  const [path = '', search] = usePageAddress().split('?');
  const token = path.split('/')[2] ?? '';
  const act = readAct(new URLSearchParams(search).get('act'));
  return (
    <>
      <PageMeta title={TITLES[act]} description="One email when a feature crosses your line." />
      <PageTitle title={TITLES[act]} lede={LEDES[act]} />
      {act === 'confirm' && (
        <AccountForm action="line-alert-confirm" submit="Confirm my address">
          {() => <input type="hidden" name="token" value={token} />}
        </AccountForm>
      )}
      {(act === 'stop' || act === 'confirmed') && (
        <AccountForm
          action="line-alert-stop"
          submit="Stop and delete my address"
          variant={act === 'stop' ? 'primary' : 'plain'}
        >
          {() => <input type="hidden" name="token" value={token} />}
        </AccountForm>
      )}
      {act === 'stopped' && <Link href={href.features()}>All features</Link>}
    </>
  );
}

const readAct = (text: string | null): Act =>
  text !== null && Object.hasOwn(TITLES, text) ? (text as Act) : 'confirm';

export const alertScreen: ScreenDefinition<AlertScreenQuery> = {
  Screen: AlertScreen,
  query: alertScreenQuery,
  variables: () => ({}),
  isPrivate: true,
};

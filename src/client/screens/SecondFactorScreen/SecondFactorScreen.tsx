import type { SecondFactorScreenQuery } from '@/__generated__/SecondFactorScreenQuery.graphql';
import { PrivatePage } from '@/client/sections/PrivatePage';
import { Notice } from '@/client/ui/Notice';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePageAddress } from '@/relay/route/usePageAddress';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUp } from './SetUp';
import { SwitchOff } from './SwitchOff';
import { SwitchOn } from './SwitchOn';

export const secondFactorScreenQuery = graphql`
  query SecondFactorScreenQuery @throwOnFieldError {
    viewer {
      waysIn {
        hasPassword
      }
      closedWorkspaces
      secondFactor {
        state
        ...SetUp_secondFactor
        ...RecoveryCodes_secondFactor
      }
    }
  }
`;

const NOTICES = {
  on: 'The second step is on. Keep the recovery codes before you leave this page.',
  off: 'The second step is off. Your password is enough again.',
  codes: 'These are your new recovery codes. The former ones no longer work.',
} as const;

/** The second step after the password: sets it up, shows recovery codes, and ends it. */
export function SecondFactorScreen({ queryRef }: ScreenProps<SecondFactorScreenQuery>) {
  const { viewer } = usePreloadedQuery<SecondFactorScreenQuery>(secondFactorScreenQuery, queryRef);
  const search = new URLSearchParams(usePageAddress().split('?')[1]);
  if (!viewer)
    return (
      <PrivatePage title="" isSignedIn={false} isFound={false}>
        {null}
      </PrivatePage>
    );
  const { secondFactor, waysIn, closedWorkspaces } = viewer;
  const { state } = secondFactor;
  const notice = Object.entries(NOTICES).find(([name]) => search.has(name))?.[1];
  return (
    <PrivatePage title="Second step" isSignedIn>
      <PageTitle
        crumbs={[{ label: 'Account', href: href.account() }, { label: 'Second step' }]}
        title="Second step after the password"
        lede={<p>{describe(state, waysIn.hasPassword)}</p>}
      />
      {notice && <Notice>{notice}</Notice>}
      {closedWorkspaces.length > 0 && (
        <Notice>{`${closedWorkspaces.join(', ')}: closed to you until your password is not enough any more. Switch the second step on.`}</Notice>
      )}
      {state === 'OFF' && waysIn.hasPassword && <SwitchOn />}
      {state === 'STARTED' && <SetUp secondFactor={secondFactor} />}
      {state === 'ON' && (
        <>
          <RecoveryCodes secondFactor={secondFactor} />
          <SwitchOff />
        </>
      )}
    </PrivatePage>
  );
}

function describe(state: string, hasPassword: boolean): string {
  if (state === 'ON') return 'On: after your password we ask for a code of your app.';
  if (state === 'STARTED') return 'Almost there: add the key to your app, then enter a code.';
  return hasPassword
    ? 'Off. With it, nobody signs in with your password alone. Passkeys need no second step.'
    : 'Your account has no password, so it needs no second step.';
}

export const secondFactorScreen: ScreenDefinition<SecondFactorScreenQuery> = {
  Screen: SecondFactorScreen,
  query: secondFactorScreenQuery,
  variables: () => ({}),
  isPrivate: true,
};

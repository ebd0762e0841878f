/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { LineWarning } from '@/client/screens/AudiencePicker/LineWarning';
import { executeOnServer } from '@/relay/route/serverSide';

const draw = (audience: string, linePercent: number) =>
  act(async () => {
    render(
      <RelayEnvironmentProvider
        environment={
          new Environment({
            network: Network.create(async (request, variables) => {
              return (await executeOnServer(request, variables)).payload;
            }),
            store: new Store(new RecordSource()),
          })
        }
      >
        <LineWarning audience={audience} linePercent={linePercent} />
        <p>drawn</p>
      </RelayEnvironmentProvider>,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
  });

describe('LineWarning', () => {
  it('warns of a line above what is known of the audience', async () => {
    await draw('world', 98);

    expect(await screen.findByRole('status')).toHaveTextContent(
      /^No feature can reach 98 %: the browser version is known for only 97\.\d % of World, /,
    );
  });

  it.each([
    ['world', 95],
    ['baseline:widely', 100],
    ['browserslist:no such thing', 95],
  ])(
    'is silent where a feature can reach it, or the form says more: %s',
    async (audience, line) => {
      await draw(audience, line);

      expect(screen.getByText('drawn')).toBeVisible();
      expect(screen.queryByRole('status')).toBeNull();
    },
  );
});

/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import {
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  Store,
} from 'relay-runtime';
import { SaveAudience } from '@/client/screens/NewAudienceScreen/SaveAudience';
import { RequestError } from '@/relay/network/RequestError';
import { aRouter } from '../../../support/renderScreen';

interface Sent {
  readonly key: unknown;
  readonly token: unknown;
}

const LOST = new RequestError('network', 'The server could not be reached.');
const MADE: GraphQLResponse = {
  data: {
    createAudience: {
      audience: { key: 'custom:AAAAAAAAAAAAAAAAAAAAAA', name: 'Ours' },
      problems: [],
    },
  },
};

/** The form in a page whose requests end as given, one after the other. */
function renderForm(...answers: (GraphQLResponse | Error)[]) {
  const sent: Sent[] = [];
  const push = jest.fn(() => Promise.resolve(true));
  const network = Network.create((_, { input }, { metadata }) => {
    sent.push({ key: metadata?.['idempotencyKey'], token: (input as { token: unknown }).token });
    const answer = answers[sent.length - 1];
    return Observable.create<GraphQLResponse>((sink) => {
      if (answer instanceof Error) sink.error(answer);
      else if (answer) sink.next(answer);
      sink.complete();
    });
  });
  render(
    <RouterContext value={{ ...aRouter('/audiences/new'), push }}>
      <RelayEnvironmentProvider
        environment={new Environment({ network, store: new Store(new RecordSource()) })}
      >
        <SaveAudience
          part={[{ key: 'region:JP', weight: 100 }]}
          suggestedName="Ours"
          typedName={undefined}
          onName={() => undefined}
        />
      </RelayEnvironmentProvider>
    </RouterContext>,
  );
  return { sent, push };
}

const save = (name = 'Save this audience') =>
  act(() => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name }))));
const remembered = () =>
  JSON.parse(localStorage.getItem('plimsoll:own-audiences') ?? '[]') as unknown;

describe('SaveAudience', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('saves once, with one key and one secret, however often it is submitted', async () => {
    const { sent, push } = renderForm(LOST, LOST, MADE);
    await save();
    await save();
    await save('Try again');

    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(new Set(sent.map(({ token }) => token)).size).toBe(1);
    expect(push).toHaveBeenCalledWith('/audiences/AAAAAAAAAAAAAAAAAAAAAA');
    expect(remembered()).toEqual([
      { key: 'custom:AAAAAAAAAAAAAAAAAAAAAA', name: 'Ours', token: sent[0]!.token },
    ]);
  });

  it('chooses the audience for every page', async () => {
    renderForm(MADE);
    await save();

    expect(decodeURIComponent(document.cookie)).toContain('audience=custom:AAAAAAAAAAAAAAAAAAAAAA');
  });

  it('uses a new secret for the next audience', async () => {
    const { sent } = renderForm(MADE, MADE);
    await save();
    await save();

    expect(sent[0]!.token).not.toBe(sent[1]!.token);
  });

  it('warns before saving that a browser without storage can’t delete the audience', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { sent, push } = renderForm(MADE);
    await save();
    expect(sent).toHaveLength(0);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This browser keeps nothing for this site, so it will not be able to delete the audience later',
    );

    await save('Save it anyway');
    expect(sent).toHaveLength(1);
    expect(push).toHaveBeenCalledWith('/audiences/AAAAAAAAAAAAAAAAAAAAAA');
    refuse.mockRestore();
  });

  it('shows the server’s refusal until the draft changes', async () => {
    renderForm({
      data: { createAudience: { audience: null, problems: [{ message: 'This name is taken.' }] } },
    });
    await save();

    expect(screen.getByRole('alert')).toHaveTextContent('This name is taken.');
  });
});

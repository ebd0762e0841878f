import { Environment, getRequest, Network, RecordSource, Store } from 'relay-runtime';
import { featuresScreenQuery } from '@/client/screens/FeaturesScreen/FeaturesScreen';
import { loadedNames } from '@/relay/environment/loadedNames';
import { seedStore } from '@/relay/environment/seedStore';
import { executeOnServer } from '@/relay/route/serverSide';

describe('loadedNames', () => {
  it('gives the names of what a screen has shown', async () => {
    const environment = new Environment({
      network: Network.create(() => Promise.reject(new Error('No network.'))),
      store: new Store(new RecordSource()),
    });
    const variables = {
      query: 'subgrid',
      sort: 'NAME_ASC',
      audience: 'world',
      linePercent: 95,
      skip: 0,
      details: false,
    };
    const { payload } = await executeOnServer(getRequest(featuresScreenQuery).params, variables);
    seedStore(environment, featuresScreenQuery, variables, payload);

    expect(loadedNames(environment)).toContainEqual({ id: 'feature:subgrid', name: 'Subgrid' });
  });
});

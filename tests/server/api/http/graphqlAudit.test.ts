import { serverAudits } from 'graphql-http';
import { type GraphqlServer, listenGraphql } from '../../../support/listenGraphql';

describe('GraphQL over HTTP', () => {
  let server: GraphqlServer;

  beforeAll(async () => {
    server = await listenGraphql();
    // The first request loads the data for all, and the audits cover only the protocol.
    await server.post({ query: '{ __typename }' });
  });

  afterAll(() => server.close());

  for (const audit of serverAudits({ url: () => server.url })) {
    it(`${audit.id}: ${audit.name}`, async () => {
      const { status, ...why } = await audit.fn();
      expect({ status, why: status === 'ok' ? undefined : why }).toEqual({ status: 'ok' });
    });
  }
});

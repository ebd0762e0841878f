import { serverAudits } from 'graphql-http';
import { type GraphqlServer, listenGraphql } from '../../support/listenGraphql';

describe('GraphQL over HTTP', () => {
  let server: GraphqlServer;

  beforeAll(async () => {
    server = await listenGraphql();
  });

  afterAll(() => server.close());

  for (const audit of serverAudits({ url: () => server.url })) {
    it(`${audit.id}: ${audit.name}`, async () => {
      expect(await audit.fn()).toMatchObject({ status: 'ok' });
    });
  }
});

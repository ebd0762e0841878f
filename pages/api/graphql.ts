import { createGraphqlHandler } from '@/server/http/graphqlHandler';
import { graphqlRoute } from '@/server/http/graphqlRoute';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default graphqlRoute.loaded(createGraphqlHandler());

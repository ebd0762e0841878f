import { createGraphqlHandler } from '@/server/api/http/graphqlHandler';
import { graphqlRoute } from '@/server/api/http/graphqlRoute';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default graphqlRoute.loaded(createGraphqlHandler());

import { createGraphqlHandler } from '@/server/http/graphqlHandler';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default createGraphqlHandler();

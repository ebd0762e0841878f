import { createSearchHandler } from '@/server/http/searchHandler';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default createSearchHandler();

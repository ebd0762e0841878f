import { createSearchHandler } from '@/server/api/http/searchHandler';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default createSearchHandler();

export const config = { api: { bodyParser: false, externalResolver: true } };

export { takeRevision as default } from '@/server/api/http/takeRevision';

export const config = { api: { bodyParser: false, externalResolver: true } };

export { takeRevision as default } from '@/server/http/takeRevision';

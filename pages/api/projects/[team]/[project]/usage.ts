export const config = { api: { bodyParser: false, externalResolver: true } };

export { takeUsage as default } from '@/server/api/http/takeUsage';

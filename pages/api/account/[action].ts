export const config = { api: { bodyParser: false, externalResolver: true } };

export { handleAccount as default } from '@/server/api/http/handleAccount';

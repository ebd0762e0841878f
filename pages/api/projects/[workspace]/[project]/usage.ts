export const config = { api: { bodyParser: false, externalResolver: true } };

export { takeUseReport as default } from '@/server/api/http/takeUseReport';

import { createTelemetryHandler } from '@/server/api/http/createTelemetryHandler';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default createTelemetryHandler();

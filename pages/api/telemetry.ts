import { createTelemetryHandler } from '@/server/api/http/telemetryHandler';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default createTelemetryHandler();

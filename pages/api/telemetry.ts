import { createTelemetryHandler } from '@/server/http/telemetryHandler';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default createTelemetryHandler();

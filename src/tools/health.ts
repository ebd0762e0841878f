// What a container asks whether its server lives: 0 if /healthz answers.
import { config } from '@/server/config/config';

const LIMIT_MS = 2_500;

const { host = '127.0.0.1', port } = config();
fetch(`http://${host}:${port}/healthz`, { signal: AbortSignal.timeout(LIMIT_MS) }).then(
  ({ ok }) => process.exit(ok ? 0 : 1),
  () => process.exit(1),
);

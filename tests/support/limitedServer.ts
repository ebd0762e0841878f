// A server of two workers, as the product's: each answers who it is, within one limit for both.
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { AggregatorRegistry, Counter, Registry } from 'prom-client';
import { perMinute, RateLimit } from '@/server/api/http/RateLimit';
import { askPrimary } from '@/server/platform/workers/askPrimary';
import { METRICS, READY, runWorkers } from '@/server/platform/workers/runWorkers';
import { tellSiblings } from '@/server/platform/workers/siblings';

const port = Number(process.env.PORT);

function answer(): void {
  if (process.env.FAILS) {
    process.stderr.write('The first worker does not start.\n');
    process.exit(3);
  }
  const registry = new Registry();
  const answered = new Counter({ name: 'answered_total', help: 'Answers', registers: [registry] });
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
  const limit = new RateLimit('test', perMinute(20));
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    response.setHeader('Connection', 'close');
    if (request.url === '/break') process.kill(process.pid, 'SIGKILL');
    else if (request.url === '/metrics')
      void askPrimary<string>(METRICS).then((text) => response.end(text));
    else if (request.url === '/slow') setTimeout(() => response.end('slow'), 1_000);
    else {
      answered.inc();
      response.statusCode = limit.take('one client') > 0 ? 429 : 200;
      response.end(String(process.pid));
    }
  });
  server.listen({ port, host: '127.0.0.1' }, () => tellSiblings(READY, null));
  process.on('SIGTERM', () => server.close(() => process.exit(0)));
}

if (cluster.isWorker) answer();
else
  runWorkers({
    count: 2,
    program: __filename,
    onReady: () => void process.stdout.write('ready\n'),
  });

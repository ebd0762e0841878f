// Exports a span for each status of the arguments, with which its collector answers.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportSpans } from '@/server/platform/observe/exportSpans';

async function exportSpansTo(statuses: readonly number[]): Promise<void> {
  let answered = 0;
  const collector = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(statuses[answered]!, { 'content-type': 'application/json' }).end('{}');
      answered += 1;
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  const { startSpan, close } = exportSpans('a release', 'a test', 10);
  const parent = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true };
  for (const index of statuses.keys()) {
    startSpan({ name: 'a span', parent }).end({});
    while (answered <= index) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await close();
  // The SDK would hold the process for as long as an export may take.
  process.exit();
}

void exportSpansTo(process.argv.slice(2).map(Number));

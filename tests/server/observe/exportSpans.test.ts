import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportSpans } from '@/server/observe/exportSpans';
import { log } from '@/server/observe/log';

describe('exportSpans', () => {
  it('says once in the log that spans do not reach their collector, and once more after they did', async () => {
    const { diag, DiagLogLevel } = require('@opentelemetry/api'); diag.setLogger({error:(...a)=>process.stderr.write('E '+a.join(' ')+'\n'),warn:(...a)=>process.stderr.write('W '+a.join(' ')+'\n'),info(){},debug:(...a)=>process.stderr.write('D '+a.map(String).join(' ').slice(0,300)+'\n'),verbose(){}}, DiagLogLevel.ALL);
    const warn = jest.spyOn(log, 'warn').mockImplementation();
    let status = 400;
    let answered = 0;
    const collector = createServer((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
        answered++;
      });
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    process.env.OTEL_BSP_SCHEDULE_DELAY = '10';
    const { startSpan, close } = exportSpans('a release', 'a test');
    const parent = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true };
    const exportOne = async () => {
      const before = answered;
      startSpan({ name: 'a span', parent }).end({});
      while (answered === before) await new Promise((resolve) => setTimeout(resolve, 20));
    };

    await exportOne();
    await exportOne();
    // What is exported next waits until the last export is over.
    status = 200;
    await exportOne();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'Bad Request' }) as Error },
      'Spans do not reach their collector.',
    );
    status = 400;
    await exportOne();
    await exportOne();
    await close();

    expect(warn).toHaveBeenCalledTimes(2);
    collector.closeAllConnections();
    await new Promise((resolve) => collector.close(resolve));
  });
});

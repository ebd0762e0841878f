import { createLog, parseRequestId } from '@/server/platform/observe/log';

const linesOf = (write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] => {
  const lines: string[] = [];
  write(createLog({ write: (line) => void lines.push(line) }, 'info'));

  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
};

describe('log', () => {
  it('writes one JSON line per event, with the time', () => {
    const [line] = linesOf((log) => log.info({ documentId: 'abc' }, 'executed'));

    expect(line).toMatchObject({ level: 30, msg: 'executed', documentId: 'abc' });
    expect(Date.parse(String(line?.time))).not.toBeNaN();
  });

  it('removes cookies, credentials, idempotency keys and variables at any level', () => {
    const secrets = {
      cookie: 'geheim',
      authorization: 'geheim',
      'idempotency-key': 'geheim',
      idempotencyKey: 'geheim',
      variables: { key: 'geheim' },
    };
    const written = linesOf((log) =>
      log.info(
        { ...secrets, request: { ...secrets, headers: secrets }, headers: secrets },
        'asked',
      ),
    );

    expect(written).toHaveLength(1);
    expect(JSON.stringify(written)).not.toContain('geheim');
  });

  it('keeps a caller’s plain request id and replaces any other', () => {
    expect(parseRequestId('abcd-1234')).toBe('abcd-1234');

    for (const bad of [
      'short',
      'a'.repeat(65),
      'line\nbreak-in-it',
      '<script>alert',
      undefined,
      ['abcd-1234', 'efgh-5678'],
    ]) {
      expect(parseRequestId(bad)).toMatch(/^[\da-f-]{36}$/);
    }
  });
});

import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { reportCall } from '@/browser/telemetry/telemetry';
import { reportFailure, reportHoles } from '@/relay/network/reportOperation';
import { RequestError } from '@/relay/network/RequestError';

jest.mock('@/browser/telemetry/telemetry', () => ({ reportCall: jest.fn() }));

const REQUEST = { name: 'HomeScreenQuery', operationKind: 'query' } as RequestParameters;
const reported = jest.mocked(reportCall);

beforeEach(() => reported.mockClear());

describe('reportFailure', () => {
  it.each([
    ['network', {}, true],
    ['timeout', {}, true],
    ['http', { status: 502 }, false],
    ['body', { status: 200 }, false],
    ['graphql', { status: 200, code: 'INTERNAL' }, false],
    ['graphql', { status: 400, code: 'AUDIENCE_INVALID' }, true],
  ] as const)(
    'tells %s %j by its code, never by the server’s sentence',
    (kind, details, isExpected) => {
      const error = new RequestError(kind, 'The audience “secret” does not exist.', details);
      reportFailure(REQUEST, error);

      expect(reported.mock.calls).toEqual([
        [
          {
            name: 'HomeScreenQuery',
            kind: 'query',
            reason: kind,
            status: undefined,
            code: undefined,
            ...details,
            isExpected,
          },
          error,
        ],
      ]);
      expect(JSON.stringify(reported.mock.calls[0]![0])).not.toContain('secret');
    },
  );

  it('does not report canceled requests', () => {
    reportFailure(REQUEST, new RequestError('abort', ''));

    expect(reported).not.toHaveBeenCalled();
  });
});

describe('reportHoles', () => {
  const answer = (code: string) =>
    ({
      data: {},
      errors: [{ message: 'secret', extensions: { code, errorId: 'a'.repeat(32) } }],
    }) as unknown as GraphQLResponse;

  it('reports a failed field, under the ID in the server’s log', () => {
    reportHoles(REQUEST, answer('INTERNAL'));

    expect(reported.mock.calls).toEqual([
      [
        expect.objectContaining({ name: 'HomeScreenQuery', reason: 'hole' }),
        expect.any(Error),
        'a'.repeat(32),
      ],
    ]);
  });

  it('does not report complete responses or refusals', () => {
    reportHoles(REQUEST, { data: {} });
    reportHoles(REQUEST, answer('AUDIENCE_INVALID'));

    expect(reported).not.toHaveBeenCalled();
  });
});

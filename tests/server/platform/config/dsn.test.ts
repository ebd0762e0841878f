import { parseDsn } from '@/server/platform/config/dsn';

describe('parseDsn', () => {
  it.each([
    [
      'https://abc@collector.example/1',
      'https://collector.example/api/1/envelope/?sentry_key=abc&sentry_version=7',
    ],
    [
      'http://abc@localhost:8969/a/b/17',
      'http://localhost:8969/a/b/api/17/envelope/?sentry_key=abc&sentry_version=7',
    ],
  ])('parses the endpoint of %s', (text, envelopeUrl) => {
    expect(parseDsn(text)).toEqual({ text, publicKey: 'abc', envelopeUrl });
  });

  it.each([
    '',
    'collector.example',
    'https://collector.example/1',
    'https://abc@collector.example/',
    'https://abc@collector.example/one',
    'ftp://abc@collector.example/1',
    'https://abc:secret@collector.example/1',
    'https://abc@collector.example/1?x=y',
  ])('rejects “%s”', (text) => {
    expect(parseDsn(text)).toBeUndefined();
  });
});

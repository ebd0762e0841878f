import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, printSchema } from 'graphql';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const answerAt = (address: string) =>
  renderAnswer(loadCatalogue(), address, 'https://plimsoll.example', '2026-11-21');

describe('/compat/….json', () => {
  it('describes a key like a feature, by either form of its path', () => {
    const { status, type, body } = answerAt('/compat/css/selectors/has.json?line=90');

    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toMatchObject({
      id: 'css.selectors.has',
      url: 'https://plimsoll.example/compat/css/selectors/has',
      linePercent: 90,
      verdict: 'Yes',
      audience: { key: 'world' },
    });
    expect(answerAt('/compat/css.selectors.has.json?line=90').body).toBe(body);
  });

  it('has an error for an unknown key, and for a group of keys', () => {
    expect(answerAt('/compat/css.selectors.hass.json').status).toBe(404);
    expect(JSON.parse(answerAt('/compat/css.json').body)).toMatchObject({
      error: { code: 'NOT_FOUND', message: expect.stringContaining('no compat data') as string },
    });
  });
});

describe('/plimsoll.scan.schema.json', () => {
  it('is what scripts check the JSON of a scan with', () => {
    expect(JSON.parse(answerAt('/plimsoll.scan.schema.json').body)).toMatchObject({
      properties: { version: { const: 1 } },
    });
  });
});

describe('/schema.graphql', () => {
  it('is the whole schema, for tools that ask for no introspection', () => {
    const { status, type, body } = answerAt('/schema.graphql');

    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(printSchema(buildSchema(body))).toContain('type Feature');
  });

  it('is served where only the build was copied, without the repository', () => {
    const catalogue = loadCatalogue();
    const cwd = process.cwd();
    process.chdir(tmpdir());
    try {
      const { body } = renderAnswer(
        catalogue,
        '/schema.graphql',
        'https://a.example',
        '2026-11-21',
      );
      expect(body).toBe(readFileSync(join(cwd, 'schema.graphql'), 'utf8'));
    } finally {
      process.chdir(cwd);
    }
  });
});

describe('/plimsoll.config.schema.json', () => {
  it('is what editors complete a configuration with', () => {
    expect(JSON.parse(answerAt('/plimsoll.config.schema.json').body)).toMatchObject({
      properties: { line: { maximum: 100, default: 95 } },
      additionalProperties: false,
    });
  });
});

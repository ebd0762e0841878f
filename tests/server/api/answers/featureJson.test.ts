import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';

const catalogue = loadCatalogue();

const jsonAt = (path: string) => {
  const { status, body } = renderAnswer(catalogue, path, 'https://plimsoll.example', '2026-11-21');
  return { status, json: JSON.parse(body) as unknown };
};

describe('featureJson', () => {
  it('matches the page for the requested audience and line', () => {
    const { supportedShare } = getFeatureCoverage(
      catalogue,
      catalogue.featureBySlug('has')!,
      audienceByKey(catalogue, 'region:JP'),
    );

    expect(jsonAt('/features/has.json?audience=region:JP&line=90')).toMatchObject({
      status: 200,
      json: {
        id: 'has',
        url: 'https://plimsoll.example/features/has',
        asOf: '2026-11-21',
        audience: { key: 'region:JP' },
        linePercent: 90,
        verdict: 'Yes',
        coverage: { supportedShare },
        baseline: { status: 'WIDELY', newlyOn: '2023-12-19', widelyOn: '2026-06-19' },
        compatKeys: ['css.selectors.has'],
        data: catalogue.packages.map(({ name, version, license }) => ({
          name,
          version,
          license,
        })),
      },
    });
  });

  it('has what browsers without the feature can be given', () => {
    expect(jsonAt('/features/popover.json')).toMatchObject({
      json: {
        polyfill: {
          package: '@oddbird/popover-polyfill',
          loader: expect.stringContaining("await import('@oddbird/popover-polyfill')") as string,
        },
      },
    });
    expect(jsonAt('/compat/css.selectors.nesting.json')).toMatchObject({
      json: { buildTransform: { package: 'lightningcss' } },
    });
    expect(jsonAt('/features/has.json').json).not.toHaveProperty('polyfill');
  });

  it('reports errors as JSON', () => {
    expect(jsonAt('/features/hass.json')).toMatchObject({
      status: 404,
      json: {
        error: {
          code: 'NOT_FOUND',
          message: expect.stringContaining('Did you mean has') as string,
        },
      },
    });
    expect(jsonAt('/features/has.json?audience=mars')).toMatchObject({
      status: 400,
      json: { error: { code: 'AUDIENCE_INVALID' } },
    });
  });
});

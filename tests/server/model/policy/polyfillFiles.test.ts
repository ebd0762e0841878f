import browserslist from 'browserslist';
import compat from 'core-js-compat';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { buildPolicy } from '@/server/model/policy/Policy';
import { policyFile } from '../../../support/policyFile';

describe('core-js.json', () => {
  const modulesFor = (search: string): readonly string[] => {
    const { targets } = JSON.parse(policyFile('core-js.json', search)) as {
      targets: Record<string, string>;
    };
    return compat({ targets, modules: ['es.object.group-by', 'es.promise.finally', 'es.array.at'] })
      .list;
  };

  it('makes core-js bring what the floors lack, and nothing else', () => {
    expect(modulesFor('?line=50')).toEqual([]);
    expect(modulesFor('?audience=browserslist:safari 16.4&line=100')).toEqual([
      'es.object.group-by',
    ]);
    expect(modulesFor('?audience=browserslist:ie 11&line=100')).toContain('es.promise.finally');
  });

  it('names every floor, or says that it is left out', () => {
    const text = policyFile('core-js.json', '?line=99.9');
    const { targets, '//': label } = JSON.parse(text) as Record<string, string> & {
      targets: object;
    };
    const { floors } = buildPolicy(createContext(loadCatalogue(), { today: '2026-11-21' }), {
      audience: 'world',
      linePercent: 99.9,
    });
    const left = label!.split(' is left out').length - 1;
    const sameEngine = floors.filter(({ browser }) =>
      ['chrome_android', 'firefox_android', 'webview_ios'].includes(browser.slug),
    );

    expect(Object.keys(targets).length + left + sameEngine.length).toBe(floors.length);
  });

  it('has the older of two floors of one engine', () => {
    const search = '?floors=chrome:120,chrome_android:100,firefox:90,firefox_android:118';

    expect(JSON.parse(policyFile('core-js.json', search))).toMatchObject({
      targets: { chrome: '100', firefox: '90' },
    });
  });
});

describe('vite-legacy.json', () => {
  interface LegacyOptions {
    readonly renderLegacyChunks: boolean;
    readonly targets?: readonly string[];
    readonly modernTargets?: readonly string[];
  }
  const optionsFor = (search: string): LegacyOptions =>
    JSON.parse(policyFile('vite-legacy.json', search)) as LegacyOptions;

  it('asks for files without modules only where a floor cannot run modules', () => {
    expect(optionsFor('')).toMatchObject({ renderLegacyChunks: false });
    expect(optionsFor('?audience=browserslist:ie 11&line=100')).toMatchObject({
      renderLegacyChunks: true,
      targets: ['ie >= 11'],
    });
  });

  it('gives queries that Browserslist takes', () => {
    const { modernTargets = [] } = optionsFor('');

    expect(browserslist([...modernTargets], { path: false }).length).toBeGreaterThan(20);
  });
});

import { Registry } from '@/server/data/versions/refresh/Registry';
import { type ListeningRegistry, listenRegistry } from '../../../../support/listenRegistry';

let stand: ListeningRegistry;
let registry: Registry;

const ask = (timeoutMs: number): Registry =>
  new Registry({ address: stand.address, timeoutMs, retries: 0 });

beforeAll(async () => {
  stand = await listenRegistry([
    'node_modules/web-features-oldest',
    'node_modules/web-features',
    'node_modules/web-features-older',
  ]);
  registry = ask(30_000);
});
beforeEach(() => (stand.fault = undefined));
afterAll(() => stand.close());

const sentenceOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'none',
    ({ message }: Error) => message,
  );

describe('Registry', () => {
  it('gives the versions of the same major, newest first, and their tarballs', async () => {
    const versions = await registry.fetchVersions('web-features', '3.0.0');
    const tarball = await registry.download(versions[0]!);

    expect(versions.map(({ version }) => version)).toEqual(['3.40.0', '3.39.0', '3.38.0']);
    expect(await registry.fetchVersions('web-features', '2.9.0')).toEqual([]);
    expect(tarball.files.has('data.json')).toBe(true);
    expect(tarball.integrity).toBe(versions[0]!.integrity);
  });

  it('asks its own registry for tarballs that its answers place elsewhere', async () => {
    const [version] = await registry.fetchVersions('web-features', '3.0.0');
    const elsewhere = { ...version!, tarball: 'http://192.0.2.1/web-features.tgz' };
    stand.asked.length = 0;
    await sentenceOf(registry.download(elsewhere));

    expect(stand.asked).toEqual(['/web-features/-/web-features-3.40.0.tgz']);
  });

  it('says in a sentence what is wrong with a registry, and what to do', async () => {
    const [version] = await registry.fetchVersions('web-features', '3.0.0');
    stand.fault = 'corrupt';
    expect(await sentenceOf(registry.download(version!))).toMatch(
      /^web-features 3\.40\.0: The tarball has the integrity sha512-.*, but sha512-.* was expected\.$/,
    );
    stand.fault = 'not a package';
    expect(await sentenceOf(registry.fetchVersions('web-features', '3.0.0'))).toBe(
      'The package registry answers for web-features with something that isn’t a package. Check PACKAGE_REGISTRY.',
    );
    stand.fault = 'status 503';
    expect(await sentenceOf(registry.fetchVersions('web-features', '3.0.0'))).toMatch(
      /^The package registry cannot be reached \(.*503\)\. Check PACKAGE_REGISTRY and the network\./,
    );
    stand.fault = 'hangs';
    expect(await sentenceOf(ask(300).fetchVersions('web-features', '3.0.0'))).toMatch(
      /^The package registry cannot be reached/,
    );
  });
});

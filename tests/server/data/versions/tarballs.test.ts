import { readFileSync } from 'node:fs';
import { compileCatalogue } from '@/server/data/catalogue/compile/compileCatalogue';
import {
  installedPackages,
  type PackageReader,
} from '@/server/data/catalogue/compile/PackageReader';
import { readDataPackages } from '@/server/data/catalogue/compile/readDataPackages';
import { cataloguePath } from '@/server/data/catalogue/loadCatalogue';
import { layerTarballs } from '@/server/data/versions/layerTarballs';
import { hashIntegrity, openTarball, TARBALL_LIMITS } from '@/server/data/versions/openTarball';
import { packagesInTarballs } from '@/server/data/versions/packagesInTarballs';
import { packageFiles, packTarball } from '../../../support/packTarball';

const NAMES = [
  'web-features',
  '@mdn/browser-compat-data',
  'browser-compat-data-paired',
  'web-specs',
  'caniuse-lite',
];
const MANIFEST = '{"name":"web-features","version":"3.40.0"}';

/** Only what no tarball can bring is read from where packages are installed. */
const mappingOnly: PackageReader = {
  has: () => false,
  readText: (name, file) => {
    expect(name).toBe('baseline-browser-mapping');
    return installedPackages().readText(name, file);
  },
  list: (name) => {
    throw new Error(`${name} is read from where packages are installed.`);
  },
};

const refusalOf = async (files: Readonly<Record<string, string>>): Promise<string> =>
  openTarball(await packTarball(files)).then(
    () => 'none',
    ({ message }: Error) => message,
  );

describe('data packages in tarballs', () => {
  it('compile to the very bytes that installed ones compile to', async () => {
    const tarballs = await Promise.all(
      NAMES.map(async (name) =>
        openTarball(await packTarball(packageFiles(`node_modules/${name}`))),
      ),
    );
    const layered = layerTarballs(tarballs, []);
    const compiled = compileCatalogue(readDataPackages(packagesInTarballs(layered, mappingOnly)));

    expect(Buffer.compare(compiled, readFileSync(cataloguePath()))).toBe(0);
  });

  it('are refused when their bytes are not those that were promised', async () => {
    const bytes = await packTarball({ 'package.json': MANIFEST });

    expect((await openTarball(bytes, hashIntegrity(bytes))).version).toBe('3.40.0');
    await expect(openTarball(bytes, hashIntegrity(Buffer.from('other')))).rejects.toThrow(
      /^The tarball has the integrity sha512-.*, but sha512-.* was expected\.$/,
    );
  });

  it('are refused when damaged at any place', async () => {
    const bytes = await packTarball({ 'package.json': MANIFEST, 'data.json': '{}'.repeat(500) });
    const flipped = Uint8Array.from(bytes, (byte, place) => (place === 60 ? byte ^ 255 : byte));

    await expect(openTarball(flipped)).rejects.toThrow('is damaged');
    await expect(openTarball(bytes.subarray(0, bytes.length - 40))).rejects.toThrow('is damaged');
    await expect(openTarball(Buffer.from('<html>'))).rejects.toThrow('is damaged');
  });

  it('are refused beyond the limits, before memory is spent on them', async () => {
    const bomb = await packTarball({ 'data.json': Buffer.alloc(TARBALL_LIMITS.unpackedBytes) });
    const many = Object.fromEntries(
      Array.from({ length: TARBALL_LIMITS.files + 1 }, (_, index) => [`${index}`, '']),
    );

    expect(bomb.byteLength).toBeLessThan(TARBALL_LIMITS.packedBytes);
    await expect(openTarball(bomb)).rejects.toThrow('unpacks to more than');
    expect(await refusalOf(many)).toMatch('files, the limit');
    await expect(openTarball(new Uint8Array(TARBALL_LIMITS.packedBytes + 1))).rejects.toThrow(
      'The tarball is larger than',
    );
  });

  it('are refused when they are not the data packages', async () => {
    const mapping = { name: 'baseline-browser-mapping', version: '2.11.38' };

    expect(await refusalOf({ 'package.json': '{"name":"left-pad","version":"1.0.0"}' })).toMatch(
      'left-pad is not a data package. Expected web-features,',
    );
    expect(await refusalOf({ 'package.json': JSON.stringify(mapping) })).toMatch(
      'is code of Plimsoll',
    );
    expect(await refusalOf({ 'package.json': 'null' })).toMatch('isn’t an npm package');
    expect(await refusalOf({ 'package.json': MANIFEST.replace('3.40.0', '../../x') })).toMatch(
      'calls its version “../../x”',
    );
  });

  it('are parsed, never run', async () => {
    const attacked = packageFiles('node_modules/caniuse-lite');
    const script = 'module.exports=(globalThis.wasRun=true,{})';
    const tarball = await openTarball(
      await packTarball({ ...attacked, 'data/agents.js': Buffer.from(script) }),
    );
    const reader = packagesInTarballs([tarball], installedPackages());

    expect(() => readDataPackages(reader)).toThrow(
      'caniuse-lite/data/agents.js is not a single literal, as was expected.',
    );
    expect(globalThis).not.toHaveProperty('wasRun');
  });
});

import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read('package.json') as Readonly<
  Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
> & { readonly allowScripts: Readonly<Record<string, boolean>> };
const locked = Object.entries(
  (read('package-lock.json') as { packages: Record<string, LockedPackage> }).packages,
).filter(([path]) => path !== '');

describe('packages', () => {
  it('are pinned to exact versions', () => {
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version),
    );

    expect(ranges).toEqual([]);
  });

  it('run a script when they are installed only where package.json allows it', () => {
    const withScript = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));

    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(withScript)].sort());
  });

  it('are locked with a checksum and without the address of any one registry', () => {
    expect(locked.length).toBeGreaterThan(0);
    expect(
      locked.filter(([, { integrity, link }]) => !integrity && !link).map(([path]) => path),
    ).toEqual([]);
    expect(
      locked.filter(([, { resolved }]) => resolved?.startsWith('http')).map(([path]) => path),
    ).toEqual([]);
  });
});

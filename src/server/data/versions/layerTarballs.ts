import { compare } from 'semver';
import { COMPAT_DATA, PAIRED_COMPAT_DATA } from '@/server/data/catalogue/compatPackages';
import type { Tarball } from './openTarball';

/**
 * Names the tarball of the compat data that web-features was made with, which is the older of two. One
 * that comes with web-features is both layers; one that comes without it is only the newer, over what
 * the kept web-features was made with.
 * @param kept of the version that is served; those given take their place
 */
export function layerTarballs(given: readonly Tarball[], kept: readonly Tarball[]): Tarball[] {
  const compatData = given
    .filter(({ name }) => name === COMPAT_DATA)
    .sort((a, b) => compare(a.version, b.version));
  const others = given.filter(({ name }) => name !== COMPAT_DATA);
  const layered = [
    ...others,
    ...compatData.slice(-1),
    ...compatData.slice(0, -1).slice(-1).map(toPaired),
  ];
  const isGiven = (name: string) => layered.some((tarball) => tarball.name === name);
  const isPairGiven = isGiven('web-features') && isGiven(COMPAT_DATA);
  const keptPair =
    kept.find(({ name }) => name === PAIRED_COMPAT_DATA) ??
    kept.filter(({ name }) => name === COMPAT_DATA && isGiven(COMPAT_DATA)).map(toPaired)[0];

  return [
    ...layered,
    ...kept.filter(({ name }) => name !== PAIRED_COMPAT_DATA && !isGiven(name)),
    ...(keptPair && !isPairGiven && !isGiven(PAIRED_COMPAT_DATA) ? [keptPair] : []),
  ];
}

function toPaired(tarball: Tarball): Tarball {
  return { ...tarball, name: PAIRED_COMPAT_DATA };
}

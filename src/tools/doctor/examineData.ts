import { existsSync, readFileSync } from 'node:fs';
import { formatCountWithNoun } from '@/domain/format';
import { readBuiltCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { dataLag, type PackageLag } from '@/server/data/versions/dataLag';
import { DataStore } from '@/server/data/versions/DataStore';
import { openActivated } from '@/server/data/versions/servedCatalogue';
import type { Config } from '@/server/platform/config/config';
import { broken, type DoctorFinding, note, well } from './DoctorFinding';

/** The data packages are released every week; without a look at the registry, only age can tell. */
const OLD_DAYS = 60;
const DAY_MS = 86_400_000;

const BUILT = '.next/required-server-files.json';

/** Examines the built files without starting them. */
export function examineBuild(): readonly DoctorFinding[] {
  const { files } = JSON.parse(readFileSync(BUILT, 'utf8')) as { readonly files: string[] };
  const missing = files.filter((file) => !existsSync(file));
  return [
    missing.length > 0
      ? broken('pages', `${missing.join(', ')} missing. Build them: npm run build`)
      : well('pages', `Build ${readFileSync('.next/BUILD_ID', 'utf8').trim()}.`),
  ];
}

/** Which data are served, and which newer packages are published. */
export function examineData(
  { dataDir, refresh }: Pick<Config, 'dataDir' | 'refresh'>,
  now = Date.now(),
): readonly DoctorFinding[] {
  const built = readBuiltCatalogue();
  const store = new DataStore(dataDir);
  const served = openActivated(store);
  const days = Math.floor((now - Date.parse(served.asOf)) / DAY_MS);
  const origin = served.version === built.version ? 'built with the program' : 'activated';
  const says = `Version ${served.version} (${origin}), of ${served.asOf}, ${formatCountWithNoun(days, 'day')} old.`;
  const { level, packages, silentDays } = dataLag(served, now, store);
  const remedy = refresh.isDaily
    ? 'The server looks for newer data every day.'
    : 'Renew them: npm run data -- refresh';
  if (level === 'UNKNOWN')
    return [
      days > OLD_DAYS
        ? note('data', `${says} Nothing has looked for newer data yet. ${remedy}`)
        : well('data', says),
    ];
  return [
    packages.length === 0 ? well('data', says) : note('data', says),
    ...packages.map((one) => note('data', `${describeLag(one)} ${one.because ?? remedy}`)),
    ...(silentDays === undefined
      ? []
      : [note('data', `No registry has answered for ${formatCountWithNoun(silentDays, 'day')}.`)]),
  ];
}

const describeLag = ({ name, served, published, days }: PackageLag): string =>
  `${name} ${served} is served; a newer one, ${published}, has been known for ${formatCountWithNoun(days, 'day')}.`;

import { existsSync, readFileSync } from 'node:fs';
import { formatCountWithNoun } from '@/domain/format';
import { readBuiltCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { DataStore } from '@/server/data/versions/DataStore';
import { openActivated } from '@/server/data/versions/servedCatalogue';
import { broken, type DoctorFinding, note, well } from './DoctorFinding';

/** The data packages are released every week. */
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

/** Which data are served, and how old they are. */
export function examineData(dataDir: string, now = Date.now()): readonly DoctorFinding[] {
  const built = readBuiltCatalogue();
  const { version, asOf } = openActivated(new DataStore(dataDir));
  const days = Math.floor((now - Date.parse(asOf)) / DAY_MS);
  const origin = version === built.version ? 'built with the program' : 'activated';
  const says = `Version ${version} (${origin}), of ${asOf}, ${formatCountWithNoun(days, 'day')} old.`;
  return [
    days > OLD_DAYS ? note('data', `${says} Renew them: npm run data -- add`) : well('data', says),
  ];
}

// npm run doctor: what is configured, what can be reached and written, and how old the data are. Ends
// with 1 where something is broken. Changes nothing.
import { config } from '@/server/platform/config/config';
import { type DoctorFinding, findBy, well } from '@/tools/doctor/DoctorFinding';
import { examineBuild, examineData } from '@/tools/doctor/examineData';
import { examineAddresses, examineOthers, examineServer } from '@/tools/doctor/examineNetwork';
import { examineDatabase, examineFolder } from '@/tools/doctor/examineStorage';
import { examineWork } from '@/tools/doctor/examineWork';
import { runCommand } from './runCommand';

const MARKS = { well: 'ok  ', note: 'note', broken: 'FAIL' } as const;

async function examine(): Promise<readonly DoctorFinding[]> {
  const settings = config();
  const found = await Promise.all([
    findBy('pages', examineBuild),
    findBy('data', () => examineData(settings)),
    findBy('data folder', () => examineFolder(settings.dataDir)),
    examineDatabase(settings),
    examineWork(settings),
    examineServer(settings),
    examineOthers(settings),
  ]);
  return [well('node', `${process.version}.`), ...found.flat(), ...examineAddresses(settings)];
}

async function main(): Promise<void> {
  const findings = await findBy('configuration', examine);
  for (const { part, state, says } of findings)
    console.log(`${MARKS[state]}  ${part.padEnd(13)}  ${says}`);
  const broken = findings.filter(({ state }) => state === 'broken');
  if (broken.length > 0) throw new Error(`Broken: ${broken.map(({ part }) => part).join(', ')}.`);
}

void runCommand(main);

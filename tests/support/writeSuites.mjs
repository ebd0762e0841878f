// Test files → suites. Jest gives each file it runs a world of its own and loads every module into
// it again; two thirds of a unit test's time were that. A suite is one file for Jest that runs the
// test files of one room in one world, each in a `describe` with its path, so that its hooks hold
// only for it. Easy to get wrong: hooks that a module of tests/support registers as it loads hold
// only for the first of these files.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FILES_PER_SUITE = 14;
/** Marks of files that no other may share a world with: replaced modules, a changed process, a fake worker. */
const RUNS_ALONE = [
  /jest\.(mock|doMock|resetModules|isolateModules)\(/,
  /process\.(chdir\(|env\.\w+ = )|assign\(process\.env\b/,
  /support\/enterWorkerWorld/,
  /@runs-apart/,
];
const ENVIRONMENT = /@jest-environment (\w+)/;
const ROOM = /^tests\/(\w+)/;

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const findTestFiles = () =>
  readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^(journeys|bench)\//.test(file))
    .map((file) => `tests/${file}`)
    .sort();

/** Files of one room and one environment, neighbors together, in suites of about the same size. */
function toSuites(files) {
  const rooms = new Map();
  for (const file of files) {
    const room = `${ROOM.exec(file)[1]}.${ENVIRONMENT.exec(read(file))?.[1] ?? 'node'}`;
    rooms.set(room, [...(rooms.get(room) ?? []), file]);
  }
  return [...rooms].flatMap(([room, members]) => {
    const count = Math.ceil(members.length / FILES_PER_SUITE);
    const start = (index) => Math.ceil((index * members.length) / count);
    return Array.from({ length: count }, (_, index) => ({
      name: `${room}.${index + 1}`,
      environment: room.split('.')[1],
      files: members.slice(start(index), start(index + 1)),
    }));
  });
}

const toSource = (folder, { environment, files }) =>
  [
    // The library registers hooks as it loads: loaded here, they hold for every file.
    ...(environment === 'jsdom'
      ? ['/** @jest-environment jsdom */', `require('@testing-library/react');`]
      : []),
    ...files.map(
      (file) => `describe('${file}', () => void require('${relative(folder, join(ROOT, file))}'));`,
    ),
    '',
  ].join('\n');

/**
 * Writes the suites into a folder of their own.
 * @param {string} folder
 * @returns {{ suites: { path: string, files: string[] }[], apart: string[] }} `path` and `apart` as
 *   Jest takes them, `files` from the project's root
 */
export function writeSuites(folder) {
  const runsAlone = (file) => RUNS_ALONE.some((pattern) => pattern.test(read(file)));
  const files = findTestFiles();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const suites = toSuites(files.filter((file) => !runsAlone(file))).map((suite) => {
    const path = join(folder, `${suite.name}.suite.cjs`);
    writeFileSync(path, toSource(folder, suite));
    return { path, files: suite.files };
  });

  return { suites, apart: files.filter(runsAlone).map((file) => join(ROOT, file)) };
}

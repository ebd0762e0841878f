import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataStore, type DataVersionRecord } from '@/server/data/versions/DataStore';
import { hashIntegrity } from '@/server/data/versions/openTarball';
import { program } from '../../../support/program';

const FETCHED: DataVersionRecord = {
  version: '0123456789abcdef',
  packages: [],
  fetchedAt: '2026-11-22T08:00:00.000Z',
};
const at = '2026-11-22T09:00:00.000Z';
const OTHER = 'fedcba9876543210';

let dataDir = '';
let store: DataStore;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-data-'));
  store = new DataStore(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The versions that a process has said to be active before it was killed, `ms` after its first. */
async function activatedBefore(ms: number): Promise<string[]> {
  const args = [program('tests/support/activateUntilKilled.ts'), dataDir];
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  writer.stdout.on('data', (chunk: Buffer) => {
    if (text === '') setTimeout(() => writer.kill('SIGKILL'), ms);
    text += chunk.toString();
  });
  await new Promise<void>((resolve) => writer.once('close', () => resolve()));
  return text.split('\n').filter((line) => line.length === 16);
}

describe('DataStore', () => {
  it('tells how far a version got', () => {
    const verified = { ...FETCHED, verifiedAt: at };
    expect(store.getStatus(FETCHED)).toBe('FETCHED');
    expect(store.getStatus(verified)).toBe('VERIFIED');
    expect(store.getStatus({ ...FETCHED, rejectedBecause: 'It differs.' })).toBe('REJECTED');

    store.addActivation({ version: FETCHED.version, at });
    expect(store.getStatus(verified)).toBe('ACTIVE');

    store.addActivation({ version: OTHER, at });
    expect(store.getStatus(verified)).toBe('RETIRED');
    expect(store.activations()).toHaveLength(2);
  });

  it('is empty before anything was stored', () => {
    expect([store.list(), store.activations(), store.find(OTHER)]).toEqual([[], [], undefined]);
  });

  it('finds versions only by name, never by path', () => {
    store.save(FETCHED);

    expect(store.find(FETCHED.version)).toEqual(FETCHED);
    expect(store.find(`../versions/${FETCHED.version}`)).toBeUndefined();
  });

  it('gives no artefact and no tarball that is not as it was saved', () => {
    const artefactHash = store.saveArtefact(FETCHED.version, Buffer.from('artefact'));
    const record = { ...FETCHED, artefactHash };
    const integrity = hashIntegrity(Buffer.from('tarball'));
    store.savePackage(integrity, Buffer.from('tarball'));

    expect(String(store.readArtefact(record))).toBe('artefact');
    expect(String(store.readPackage(integrity))).toBe('tarball');

    writeFileSync(join(dataDir, 'versions', `${FETCHED.version}.bin`), 'artefacT');
    const [tarball = ''] = readdirSync(join(dataDir, 'versions', 'packages'));
    rmSync(join(dataDir, 'versions', 'packages', tarball));

    expect(() => store.readArtefact(record)).toThrow('0123456789abcdef is damaged.');
    expect(() => store.readArtefact({ ...record, version: OTHER })).toThrow('is missing.');
    expect(() => store.readPackage(integrity)).toThrow('is missing or damaged.');
  });

  it('loses nothing it has acknowledged when it is killed at any moment', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 6; round += 1)
      acknowledged.push(...(await activatedBefore(20 + 37 * round)));
    const activated = store.activations().map(({ version }) => version);
    const active = store.find(activated.at(-1)!)!;

    // Each process has acknowledged one before its time begins, however slow the machine is.
    expect(acknowledged.length).toBeGreaterThanOrEqual(6);
    expect(acknowledged.filter((version) => !activated.includes(version))).toEqual([]);
    expect(store.readArtefact(active)).toHaveLength(300_000);
    for (const version of activated)
      expect(store.readArtefact(store.find(version)!)).toHaveLength(300_000);

    store.removeUnfinished();
    expect(
      readdirSync(join(dataDir, 'versions')).filter((name) => /unfinished/.test(name)),
    ).toEqual([]);
  }, 240_000);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataStore } from '@/server/data/versions/DataStore';
import { RefreshLease } from '@/server/data/versions/refresh/RefreshLease';
import { shareVersions } from '@/server/data/versions/refresh/sharedVersions';
import { onEachDatabase } from '../../../../support/onEachDatabase';

const VERSION = '00000000000000aa';
const BUILT = '00000000000000bb';

onEachDatabase((opened) => {
  const folders: string[] = [];
  const aStore = (): DataStore => {
    folders.push(mkdtempSync(join(tmpdir(), 'plimsoll-shared-')));
    return new DataStore(folders.at(-1)!);
  };
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('brings what one instance has activated to the others, and what they go back to', async () => {
    const [one, other] = [aStore(), aStore()];
    const artefactHash = one.saveArtefact(VERSION, Buffer.from('artefact'));
    const packages = [
      { name: 'a', version: '1.0.0', license: '', role: '', integrity: 'sha512-x' },
    ];
    const fetchedAt = '2026-11-22T08:00:00.000Z';
    one.save({ version: VERSION, packages, fetchedAt, verifiedAt: fetchedAt, artefactHash });
    one.addActivation({ version: VERSION, at: '2026-11-22T09:00:00.000Z', by: 'a test' });
    one.savePoll({
      at: fetchedAt,
      by: 'one',
      outcome: 'ACTIVATED',
      says: 'Yes.',
      contradictory: [],
      notTaken: [],
      published: [],
    });
    for (const store of [one, other]) await shareVersions(opened.database, store);

    expect(other.activations()).toEqual(one.activations());
    expect(String(other.readArtefact(other.find(VERSION)!))).toBe('artefact');
    expect(other.poll()).toEqual(one.poll());

    other.addActivation({ version: BUILT, at: '2026-11-22T10:00:00.000Z' });
    for (const store of [other, one, other]) await shareVersions(opened.database, store);
    expect(one.activations().at(-1)!.version).toBe(BUILT);
    expect([one, other].map((store) => store.activations().length)).toEqual([2, 2]);
  });

  it('lets one process refresh at a time, until it is done or expires', async () => {
    const now = Date.now();
    const first = (await RefreshLease.take(opened.database, now))!;
    expect(await RefreshLease.take(opened.database, now)).toBeUndefined();
    await first.release();
    const second = (await RefreshLease.take(opened.database, now))!;
    const third = (await RefreshLease.take(opened.database, now + 3_600_000))!;

    expect([second, third].map((lease) => lease.isHeld(now))).toEqual([true, true]);
    expect(second.isHeld(now + 3_600_000)).toBe(false);
    await second.release();
    expect(await RefreshLease.take(opened.database, now)).toBeUndefined();
    await third.release();
  });
});

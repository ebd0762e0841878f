// A file system of its own, in a file in memory, whose power can be cut: what a device has at that
// moment is what programs have flushed to it, and what the kernel wrote back by itself. Easy to get
// wrong: it cuts at one moment, with its programs stopped; sectors written by half, and devices that
// lie about what they have, are not modelled.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: 'pipe', encoding: 'utf8' });

export class Disk {
  static readonly #mounted = new Set<Disk>();

  private constructor(
    readonly image: string,
    readonly folder: string,
  ) {
    Disk.#mounted.add(this);
  }

  /** Leftovers of a failed test. */
  static removeAll(): void {
    for (const disk of Disk.#mounted) disk.remove();
  }

  /** Undefined where file systems cannot be mounted: it takes root and loop devices. */
  static make(): Disk | undefined {
    if (process.getuid?.() !== 0 || !existsSync(MEMORY)) return undefined;
    const image = join(mkdtempSync(join(MEMORY, 'plimsoll-disk-')), 'image');
    try {
      run('truncate', '-s', '256M', image);
      run('mkfs.ext4', '-q', '-F', image);
      return Disk.#mount(image);
    } catch {
      rmSync(join(image, '..'), { recursive: true });
      return undefined;
    }
  }

  static #mount(image: string): Disk {
    const folder = mkdtempSync(join(tmpdir(), 'plimsoll-disk-'));
    // The kernel writes its journal every 5 s, as it does by default.
    run('mount', '-o', 'loop,commit=5', image, folder);
    return new Disk(image, folder);
  }

  /** Stops programs and takes what the device has by then; they never run again. */
  cut(pids: readonly number[]): Disk {
    const all = pids.flatMap((pid) => [pid, ...childrenOf(pid)]);
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    const image = join(mkdtempSync(join(MEMORY, 'plimsoll-disk-')), 'image');
    copyFileSync(this.image, image);
    for (const pid of all) process.kill(pid, 'SIGKILL');
    return Disk.#mount(image);
  }

  /** Brings everything to the device, as after an installation long ago. */
  flush(): void {
    run('sync', '--file-system', this.folder);
  }

  /** Once no program uses it. */
  remove(): void {
    Disk.#mounted.delete(this);
    run('umount', '--lazy', this.folder);
    rmSync(this.folder, { recursive: true });
    rmSync(join(this.image, '..'), { recursive: true });
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((text) => text.trim() !== '')
    .map(Number);

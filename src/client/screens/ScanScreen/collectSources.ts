import type { ScanSource } from '@/engines/scanner/forPage';

/** Folders that no one scans; they are named as left out and never opened. */
const LEFT_OUT = new Set(['node_modules', '.git', '.hg', '.svn']);

/** The files of a file field, with the folders they came in. */
export function sourcesOfFiles(files: Iterable<File>): ScanSource[] {
  return [...files].map((file) => ({
    name: file.webkitRelativePath || file.name,
    content: file,
  }));
}

/** Dropped files and folders. Pitfall: the entries of a drop must be taken before anything waits. */
export async function sourcesOfDrop({ items, files }: DataTransfer): Promise<ScanSource[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return sourcesOfFiles(files);
  return (await Promise.all(entries.map(sourcesOfEntry))).flat();
}

async function sourcesOfEntry(entry: FileSystemEntry): Promise<ScanSource[]> {
  const name = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ name, content: file }];
  }
  if (LEFT_OUT.has(entry.name)) return [{ name: `${name}/`, content: '' }];
  const inner: ScanSource[][] = [];
  for (const child of await readChildren(entry as FileSystemDirectoryEntry))
    inner.push(await sourcesOfEntry(child));
  return inner.flat();
}

/** A reader gives at most a hundred entries at a time, and none at the end. */
async function readChildren(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return children;
    children.push(...some);
  }
}

// Runs in a scan's thread: files come as messages and results go back, one at a time.
import { parentPort } from 'node:worker_threads';
import { ModuleNames, type Outline, type ProjectTypes } from '@/engines/scanner/forCommandLine';
import type { FoundFile } from './findFiles';
import type { FileResult } from './FoundUse';
import { openPackagedScanner } from './openPackagedScanner';
import { outlineFile } from './outlineFiles';
import type { PlacesToKeep } from './placesToKeep';
import { scanFile, type ScanFileOptions } from './scanFile';
import { keptPlacesIn } from './selectUses';

export interface ScanWorkerData extends Omit<ScanFileOptions, 'keptPlaces'> {
  readonly dataFolder: string;
  readonly placesToKeep?: PlacesToKeep;
  /** Of the scripts that may import each other; sent once, for they are as many as requests. */
  readonly names: readonly string[];
}

export type ThreadRequest =
  | { readonly kind: 'outline'; readonly input: FoundFile }
  | { readonly kind: 'project'; readonly outlines: readonly (Outline | undefined)[] }
  | { readonly kind: 'scan'; readonly input: FoundFile };

export type ThreadReply =
  | { readonly kind: 'outlined'; readonly outline: Outline | undefined }
  | { readonly kind: 'linked' }
  | { readonly kind: 'scanned'; readonly results: readonly FileResult[] }
  | { readonly kind: 'failed'; readonly message: string };

export function runScanWorker(given: unknown): void {
  const { dataFolder, names, placesToKeep, ...others } = given as ScanWorkerData;
  const scanner = openPackagedScanner(dataFolder);
  const keptPlaces = placesToKeep && keptPlacesIn(scanner.table, placesToKeep);
  const options = { ...others, keptPlaces };
  const modules = new ModuleNames(names);
  let project: ProjectTypes | undefined;
  const answer = async (request: ThreadRequest): Promise<ThreadReply> => {
    switch (request.kind) {
      case 'outline':
        return { kind: 'outlined', outline: await outlineFile(scanner, request.input, modules) };
      case 'project':
        project = await scanner.openProject(modules, request.outlines);
        return { kind: 'linked' };
      case 'scan':
        return {
          kind: 'scanned',
          results: await scanFile(scanner, request.input, { ...options, project }),
        };
    }
  };
  parentPort!.on('message', (request: ThreadRequest) => {
    void answer(request).then((reply) => parentPort!.postMessage(reply));
  });
  parentPort!.postMessage('ready');
}

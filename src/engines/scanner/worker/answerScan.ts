// Answers a page's requests in a worker: scans files and keeps their texts, so that lines of code
// can be shown. The only request it makes is for the table; the code never leaves the browser.
import { acceptByComments } from '@/engines/scanner/files/acceptComments';
import { decodeSource } from '@/engines/scanner/files/decodeSource';
import {
  guessLanguage,
  isSkipReason,
  type Language,
  languageOf,
} from '@/engines/scanner/files/languageOf';
import { isAcceptedFile, readAccepted } from '@/engines/scanner/files/readAccepted';
import { ModuleNames } from '@/engines/scanner/js/types/ModuleNames';
import type { Outline } from '@/engines/scanner/js/types/Outline';
import type { ProjectTypes } from '@/engines/scanner/js/types/ProjectTypes';
import { Scanner } from '@/engines/scanner/Scanner';
import { ScanProblem } from '@/engines/scanner/ScanProblem';
import { ScanTable } from '@/engines/scanner/ScanTable';
import { groupUses } from './groupUses';
import type { HeldFallbacks } from './HeldFallbacks';
import type { HeldFile } from './HeldFile';
import { loadParsers, loadScriptParser } from './loadParsers';
import type { NodeName, ScannedSource, ScanReply, ScanRequest, ScanSource } from './ScanMessage';
import { showUses } from './showUses';

/** @param fetchTable reads the table at an address; rejects with a sentence */
export function answerScan(fetchTable: (address: string) => Promise<string>) {
  let scanner: Promise<Scanner> | undefined;
  const held = new Map<string, HeldFile>();
  const named = new Set<number>();
  let modules = new ModuleNames([]);
  let project: ProjectTypes | undefined;
  let fallbacks: HeldFallbacks | undefined;

  async function answer(request: ScanRequest): Promise<ScanReply> {
    switch (request.kind) {
      case 'prepare':
        scanner = fetchTable(request.tableAddress).then((text) => new Scanner(new ScanTable(text)));
        return { kind: 'prepared', packages: (await scanner).table.packages };
      case 'loadAll':
        await loadParsers();
        return { kind: 'loaded', paths: loadedPaths() };
      case 'loadScripts':
        await loadScriptParser();
        return { kind: 'ready' };
      case 'forget':
        held.clear();
        named.clear();
        fallbacks = undefined;
        project = undefined;
        return { kind: 'forgotten' };
      case 'modules':
        modules = new ModuleNames(request.names);
        return { kind: 'linked' };
      case 'outline':
        return { kind: 'outlined', outline: await outline(request.source) };
      case 'project':
        project = await (await prepared()).openProject(modules, request.outlines);
        return { kind: 'linked' };
      case 'scan':
        return { kind: 'scanned', file: await scan(request.source) };
      case 'show':
        return { kind: 'shown', uses: showUses(held, (await prepared()).table, request) };
      case 'findFallbacks':
        return (await openFallbacks()).find(request.from);
      case 'showFallbacks':
        return {
          kind: 'shownFallbacks',
          places: (await openFallbacks()).show(request.id, request.first),
        };
    }
  }

  function prepared(): Promise<Scanner> {
    if (!scanner) throw new ScanProblem('The scanner has no table yet.');
    return scanner;
  }

  /** Most readers never ask for them. */
  async function openFallbacks(): Promise<HeldFallbacks> {
    const { table } = await prepared();
    const { HeldFallbacks: Fallbacks } = await import(
      /* webpackChunkName: "scan-fallbacks" */ './HeldFallbacks'
    );
    return (fallbacks ??= new Fallbacks(held, table));
  }

  async function scan(source: ScanSource): Promise<ScannedSource> {
    const { name } = source;
    const bytes = await readContent(source);
    const empty = { ...EMPTY, name, bytes: bytes.length };
    if (/\.zip$/i.test(name) && typeof bytes !== 'string')
      return { ...empty, ...(await unzip(bytes)) };
    const text = typeof bytes === 'string' ? bytes : decodeSource(bytes);
    if (text === undefined) return { ...empty, unread: 'binary' };
    if (isAcceptedFile(name)) return { ...empty, ...takeAccepted(name, text) };
    const language = languageIn(source, text);
    const engine = await prepared();
    const scanned = await engine.scan({ name, language, text }, undefined, project);
    acceptByComments(scanned.uses, text, engine.table);
    if (scanned.uses.length > 0) held.set(name, { scanned, text });
    const groups = groupUses(scanned.uses);
    return {
      ...empty,
      language,
      groups,
      names: newNames(groups, engine.table),
      polyfilled: scanned.polyfilled,
      notes: scanned.notes,
      browsers: scanned.browsers,
      problem: scanned.problem,
      unknown: scanned.unknown,
      inner: scanned.inner.map((file) => ({ ...file, content: file.text })),
    };
  }

  async function outline(source: ScanSource): Promise<Outline | undefined> {
    const bytes = await readContent(source);
    const text = typeof bytes === 'string' ? bytes : decodeSource(bytes);
    if (text === undefined) return undefined;
    const file = { name: source.name, language: languageIn(source, text), text };
    return (await prepared()).outline(file, modules);
  }

  function newNames(groups: Int32Array, table: ScanTable): NodeName[] {
    const names: NodeName[] = [];
    for (let at = 0; at < groups.length; at += 5) {
      const node = groups[at]!;
      if (named.has(node)) continue;
      named.add(node);
      names.push({ node, key: table.pathAt(node), feature: table.featureAt(node) ?? null });
    }
    return names;
  }

  return async (request: ScanRequest): Promise<ScanReply> => {
    try {
      return await answer(request);
    } catch (cause) {
      return { kind: 'failed', message: toSentence(cause) };
    }
  };
}

function toSentence(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  // A worker's `importScripts` that came to nothing.
  return cause.name === 'NetworkError'
    ? 'The code that reads it can’t be loaded. Check the network, and scan again.'
    : cause.message;
}

/** Without the mark at the head of a text, which parsers leave out when they count. */
async function readContent({ content }: ScanSource): Promise<string | Uint8Array<ArrayBuffer>> {
  if (typeof content === 'string') return content.replace(/^\uFEFF/, '');
  return content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content;
}

function languageIn(source: ScanSource, text: string): Language {
  const byName = source.language ?? languageOf(source.name);
  return isSkipReason(byName) ? guessLanguage(text) : byName;
}

function takeAccepted(name: string, text: string): Pick<ScannedSource, 'accepted' | 'problem'> {
  const accepted = readAccepted(name, text);
  return accepted
    ? { accepted }
    : { problem: { message: 'It is not a file that plimsoll scan --accept wrote.' } };
}

const EMPTY = {
  ...{ groups: new Int32Array(), names: [], polyfilled: [], notes: [], inner: [], leftOut: [] },
  unknown: new Map<string, number>(),
};

async function unzip(
  bytes: Uint8Array,
): Promise<Pick<ScannedSource, 'inner' | 'leftOut' | 'problem'>> {
  const { unpackZip } = await import(/* webpackChunkName: "scan-zip" */ './unpackZip');
  try {
    return unpackZip(bytes);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'it is damaged';
    return {
      inner: [],
      leftOut: [],
      problem: { message: `The archive can’t be read: ${message}.` },
    };
  }
}

/** Scripts and tables alone: a worker requests nothing else. */
function loadedPaths(): string[] {
  if (typeof location === 'undefined') return [];
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.href, ...requested].map((address) => new URL(address).pathname);
}

// Answers a page's requests in a worker: scans files and keeps their texts, so that lines of code
// can be shown. All it requests is the table and its proofs; the code never leaves the browser.
import { scanProofsAddress } from '@/domain/protocol';
import { ACCEPT_MARK } from '@/engines/scanner/files/acceptMark';
import { isAcceptedFile } from '@/engines/scanner/files/isAcceptedFile';
import { loadOther } from '@/engines/scanner/files/loadOther';
import { ModuleNames } from '@/engines/scanner/js/types/ModuleNames';
import type { Outline } from '@/engines/scanner/js/types/Outline';
import type { ProjectTypes } from '@/engines/scanner/js/types/ProjectTypes';
import { type ScannedFile, Scanner } from '@/engines/scanner/Scanner';
import { ScanProblem } from '@/engines/scanner/ScanProblem';
import { ScanTable } from '@/engines/scanner/ScanTable';
import { LineIndex } from '@/engines/scanner/ScanUse';
import { GROUP_WIDTH, groupUses } from './groupUses';
import type { HeldFallbacks } from './HeldFallbacks';
import type { HeldFile } from './HeldFile';
import { loadParsers, loadScriptScanner } from './loadParsers';
import type { NodeName, ScannedSource, ScanReply, ScanRequest, ScanSource } from './ScanMessage';
import { showUses } from './showUses';
import { findLanguage, findMedium, readContent, toText, unzip } from './sourceContent';

type FetchTable = (address: string) => Promise<string>;

/** @param fetchTable reads the table at an address; rejects with a sentence */
export function answerScan(fetchTable: FetchTable) {
  const worker = new ScanAnswers(fetchTable);
  return async (request: ScanRequest): Promise<ScanReply> => {
    try {
      return await worker.answer(request);
    } catch (cause) {
      return { kind: 'failed', message: toSentence(cause) };
    }
  };
}

class ScanAnswers {
  private scanner: Promise<Scanner> | undefined;
  private readonly held = new Map<string, HeldFile>();
  private readonly named = new Set<number>();
  private modules = new ModuleNames([]);
  private project: ProjectTypes | undefined;
  private fallbacks: HeldFallbacks | undefined;

  constructor(private readonly fetchTable: FetchTable) {}

  async answer(request: ScanRequest): Promise<ScanReply> {
    switch (request.kind) {
      case 'prepare':
        return { kind: 'prepared', packages: await this.prepare(request.tableAddress) };
      case 'loadAll':
        await loadParsers();
        return { kind: 'loaded', paths: loadedPaths() };
      case 'loadScripts':
        await loadScriptScanner();
        return { kind: 'ready' };
      case 'forget':
        this.forget();
        return { kind: 'forgotten' };
      case 'modules':
        this.modules = new ModuleNames(request.names);
        return { kind: 'linked' };
      case 'outline':
        return { kind: 'outlined', outline: await this.outline(request.source) };
      case 'project':
        this.project = await (await this.prepared()).openProject(this.modules, request.outlines);
        return { kind: 'linked' };
      case 'scan':
        return { kind: 'scanned', file: await this.scan(request.source) };
      case 'show':
        return { kind: 'shown', uses: showUses(this.held, (await this.prepared()).table, request) };
      case 'findFallbacks':
        return (await this.openFallbacks()).find(request.from);
      case 'showFallbacks': {
        const places = (await this.openFallbacks()).show(request.id, request.first);
        return { kind: 'shownFallbacks', places };
      }
    }
  }

  private async prepare(tableAddress: string): Promise<readonly string[]> {
    const loadProofs = async () => {
      const [{ readProofs }, text] = await Promise.all([
        import(/* webpackChunkName: "scan-proofs" */ '@/engines/scanner/readProofs'),
        this.fetchTable(scanProofsAddress(tableAddress)),
      ]);
      return readProofs(text);
    };
    this.scanner = this.fetchTable(tableAddress).then(
      (text) => new Scanner(new ScanTable(text), loadProofs),
    );
    return (await this.scanner).table.packages;
  }

  private prepared(): Promise<Scanner> {
    if (!this.scanner) throw new ScanProblem('The scanner has no table yet.');
    return this.scanner;
  }

  private forget(): void {
    this.held.clear();
    this.named.clear();
    this.fallbacks = undefined;
    this.project = undefined;
  }

  /** Loaded on request: most readers never look at fallbacks. */
  private async openFallbacks(): Promise<HeldFallbacks> {
    const { table } = await this.prepared();
    const { HeldFallbacks: Fallbacks } = await import(
      /* webpackChunkName: "scan-fallbacks" */ './HeldFallbacks'
    );
    return (this.fallbacks ??= new Fallbacks(this.held, table));
  }

  private async scan(source: ScanSource): Promise<ScannedSource> {
    const { name } = source;
    const content = await readContent(source);
    const empty = { ...EMPTY, name, bytes: content.length };
    if (/\.zip$/i.test(name) && typeof content !== 'string')
      return { ...empty, ...(await unzip(content)) };
    const text = toText(content);
    if (text === undefined) return { ...empty, unread: findMedium(content) };
    if (isAcceptedFile(name)) return { ...empty, ...(await takeAccepted(name, text)) };
    const language = await findLanguage(source, text);
    const engine = await this.prepared();
    // The reader has pasted it, or a browser has loaded it.
    const isShipped = source.language !== undefined;
    const file = { name, language, text, isShipped };
    const scanned = await engine.scan(file, undefined, this.project);
    if (scanned.leftOut) return { ...empty, unread: scanned.leftOut };
    if (text.includes(ACCEPT_MARK))
      (await loadOther()).acceptByComments(scanned.uses, text, engine.table);
    if (scanned.uses.length > 0) this.held.set(name, { scanned, text });
    const { groups, provers } = groupUses(scanned.uses);
    return {
      ...empty,
      language,
      ...{ groups, provers },
      names: this.newNames(groups, engine.table),
      polyfilled: scanned.polyfilled,
      notes: scanned.notes,
      unreadParts: placeParts(scanned.unread, text),
      browsers: scanned.browsers,
      problem: scanned.problem,
      unknown: scanned.unknown,
      inner: scanned.inner.map((file) => ({ ...file, content: file.text })),
    };
  }

  private async outline(source: ScanSource): Promise<Outline | undefined> {
    const text = toText(await readContent(source));
    if (text === undefined) return undefined;
    const file = { name: source.name, language: await findLanguage(source, text), text };
    return (await this.prepared()).outline(file, this.modules);
  }

  private newNames(groups: Int32Array, table: ScanTable): NodeName[] {
    const names: NodeName[] = [];
    for (let at = 0; at < groups.length; at += GROUP_WIDTH) {
      const node = groups[at]!;
      if (this.named.has(node)) continue;
      this.named.add(node);
      names.push({ node, key: table.pathAt(node), feature: table.featureAt(node) ?? null });
    }
    return names;
  }
}

function placeParts(parts: ScannedFile['unread'], text: string): ScannedSource['unreadParts'] {
  if (parts.length === 0) return [];
  const lines = new LineIndex(text);
  return parts.map(({ message, at }) => ({ message, line: lines.placeAt(at).line }));
}

function toSentence(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  // `importScripts` of a worker fails so.
  return cause.name === 'NetworkError'
    ? 'The code that reads it can’t be loaded. Check the network, and scan again.'
    : cause.message;
}

async function takeAccepted(
  name: string,
  text: string,
): Promise<Pick<ScannedSource, 'accepted' | 'problem'>> {
  const accepted = (await loadOther()).readAccepted(name, text);
  return accepted
    ? { accepted }
    : { problem: { message: 'It is not a file that plimsoll scan --accept wrote.' } };
}

const EMPTY = {
  ...{
    groups: new Int32Array(),
    provers: [],
    names: [],
    polyfilled: [],
    notes: [],
    unreadParts: [],
    inner: [],
    leftOut: [],
  },
  unknown: new Map<string, number>(),
};

/** Scripts and tables: a worker requests nothing else. */
function loadedPaths(): string[] {
  if (typeof location === 'undefined') return [];
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.href, ...requested].map((address) => new URL(address).pathname);
}

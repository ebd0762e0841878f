// Finds the user agent and the visitor in a line of an access log. A format is found in the log's first
// lines: Combined and its relatives, W3C's with named fields, or JSON line by line.

/** A request: who made it, if the log says so, and with which browser. */
export interface LogEntry {
  readonly agent: string;
  /** An address, or empty. */
  readonly visitor: string;
}

export interface LogFormat {
  readonly name: string;
  /** Undefined for a line without a request. */
  readonly read: (line: string) => LogEntry | undefined;
}

/** Lines that a format is judged by. */
const JUDGED = 50;

/** Undefined for a text that is not a log. */
export function findLogFormat(head: string): LogFormat | undefined {
  const lines = head.split(/\r?\n/).slice(0, JUDGED + 1);
  if (lines.length > 1) lines.pop();
  const said = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const fields = lines.findLast((line) => line.startsWith('#Fields:'));
  const formats = [fields === undefined ? undefined : w3cFormat(fields), COMBINED, JSON_LINES];
  return formats.find(
    (format) =>
      format && said.length > 0 && said.filter(format.read).length >= Math.ceil(said.length / 2),
  );
}

const QUOTED = /"((?:[^"\\]|\\.)*)"/g;

const REQUEST = /^[A-Z]{3,10} \S+(?: HTTP\/[\d.]+)?$/;

/** Combined names the referrer before the agent; load balancers name only the agent. */
const COMBINED: LogFormat = {
  name: 'Access log, Combined',
  read: (line) => {
    const quoted = [...line.matchAll(QUOTED)].map(([, text = '']) => text);
    const request = quoted.findIndex((text) => REQUEST.test(text));
    if (request < 0) return undefined;
    const after = quoted.slice(request + 1);
    const agent = after.find(isAgent) ?? after[1] ?? '';
    return agent === '' || agent === '-'
      ? undefined
      : { agent: unescape(agent), visitor: ADDRESS.exec(line)?.[0] ?? '' };
  },
};

const isAgent = (text: string): boolean => /^(?:Mozilla|Opera)\/\d/.test(text);

/** The first address of a line, of version 4 or 6. */
const ADDRESS = /(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{0,4}:[\da-f:]{2,}[\da-f])(?![\w])/i;

const unescape = (text: string): string =>
  text
    .replace(/\\x([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\\(["\\])/g, '$1');

/** CloudFront and IIS: fields named in a comment, apart by tabs or spaces, with spaces inside encoded. */
function w3cFormat(comment: string): LogFormat | undefined {
  const names = comment
    .slice('#Fields:'.length)
    .trim()
    .split(/\s+/)
    .map((name) => name.toLowerCase());
  const agentAt = names.findIndex((name) =>
    /^(?:cs\(user-agent\)|cs-user-agent|user-agent)$/.test(name),
  );
  const visitorAt = names.findIndex((name) => /^(?:c-ip|client-ip|x-forwarded-for)$/.test(name));
  if (agentAt < 0) return undefined;
  return {
    name: 'Access log, W3C',
    read: (line) => {
      if (line.startsWith('#')) return undefined;
      const cells = line.includes('\t') ? line.split('\t') : line.split(' ');
      const agent = decode(cells[agentAt] ?? '-');
      return agent === '-' || agent === '' ? undefined : { agent, visitor: cells[visitorAt] ?? '' };
    },
  };
}

/** CloudFront encodes twice; IIS writes `+` for a space. */
function decode(text: string): string {
  const plain = text.includes(' ') || text.includes('%20') ? text : text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(plain.replaceAll('%2520', '%20'));
  } catch {
    return plain;
  }
}

const AGENT_KEY = /user_?-?agent$/i;

const VISITOR_KEYS: ReadonlySet<string> = new Set([
  ...['remote_ip', 'remote_addr', 'client_ip', 'clientip', 'remoteip', 'ip', 'c-ip', 'clienthost'],
  ...[
    'remote_host',
    'client',
    'x_forwarded_for',
    'ip_address',
    'remoteaddr',
    'client_addr',
    'clientaddr',
  ],
]);

const JSON_LINES: LogFormat = {
  name: 'Access log, JSON lines',
  read: (line) => {
    if (!line.trimStart().startsWith('{')) return undefined;
    try {
      const found = { agent: '', visitor: '' };
      search(JSON.parse(line.trim().replace(/,$/, '')), found, 0);
      return found.agent === '' ? undefined : found;
    } catch {
      return undefined;
    }
  },
};

/** Servers nest headers to this depth. */
const MAX_DEPTH = 4;

function search(value: unknown, found: { agent: string; visitor: string }, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  for (const [key, part] of Object.entries(value) as readonly [string, unknown][]) {
    const text: unknown = Array.isArray(part) ? part[0] : part;
    if (typeof text !== 'string') search(part, found, depth + 1);
    else if (found.agent === '' && AGENT_KEY.test(key)) found.agent = text;
    else if (found.visitor === '' && VISITOR_KEYS.has(key.toLowerCase())) found.visitor = text;
  }
}

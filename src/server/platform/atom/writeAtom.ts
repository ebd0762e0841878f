// Writes a feed as Atom (RFC 4287). Pitfall: `updated` must be the day of the change, never the
// time of the response, or feed readers would show every entry as new each day.
import type { Day } from '@/domain/Day';
import { markup } from './markup';

export interface AtomFeed {
  /** A permanent IRI, like the ids of the entries. */
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** URLs of this feed and of the corresponding HTML page. */
  readonly self: string;
  readonly page: string;
  readonly updatedOn: Day;
  /** True for a complete feed (RFC 5005): a missing entry no longer belongs to it. */
  readonly isComplete: boolean;
  /** Addresses of other pages of a paged feed (RFC 5005). */
  readonly pages?: Readonly<Partial<Record<'first' | 'previous' | 'next' | 'last', string>>>;
  readonly origin: string;
  readonly credits: string;
  readonly entries: readonly AtomEntry[];
}

export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly page: string;
  readonly updatedOn: Day;
  readonly summary: string;
  readonly categories: readonly { readonly term: string; readonly label: string }[];
}

export function writeAtom({
  id,
  title,
  subtitle,
  self,
  page,
  updatedOn,
  isComplete,
  pages = {},
  origin,
  credits,
  entries,
}: AtomFeed): string {
  return markup`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:fh="http://purl.org/syndication/history/1.0" xml:lang="en">
<id>${id}</id>
<title>${title}</title>
<subtitle>${subtitle}</subtitle>
<updated>${toInstant(updatedOn)}</updated>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${page}"/>
${Object.entries(pages).map(
  ([rel, address]) => markup`<link rel="${rel}" type="application/atom+xml" href="${address}"/>
`,
)}<author><name>Plimsoll</name><uri>${origin}</uri></author>
<generator uri="${origin}">Plimsoll</generator>
<icon>${origin}/icon.svg</icon>
<rights>Computed from ${credits}.</rights>
${
  isComplete &&
  markup`<fh:complete/>
`
}${entries.map(
    (entry) => markup`<entry>
<id>${entry.id}</id>
<title>${entry.title}</title>
<updated>${toInstant(entry.updatedOn)}</updated>
<link rel="alternate" type="text/html" href="${entry.page}"/>
<summary>${entry.summary}</summary>
${entry.categories.map(
  ({ term, label }) => markup`<category term="${term}" label="${label}"/>
`,
)}</entry>
`,
  )}</feed>
`.text;
}

function toInstant(day: Day): string {
  return `${day}T00:00:00Z`;
}

// A link to a feature or key, as other sites show it: the verdict as its description and as a
// picture, and the canonical address for search engines.
// Ruled by docs/decisions/0036-doors.md.
import { previewHref } from '@/domain/routes/answers';
import { href } from '@/domain/routes/href';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { OwnAudiences } from '@/server/model/audiences/ownAudiences';
import type { AnswerRequest } from './Answer';
import { type AnswerSubject, findAnswerSubject } from './findAnswerSubject';
import { PREVIEW_SIZE } from './previewSize.data';
import { baselineSentence, shareSentence } from './words';

export interface LinkPreview {
  /** ":has(): Yes. 95.8 % of the audience “World” can use it …" */
  readonly description: string;
  readonly image: {
    readonly path: string;
    readonly width: number;
    readonly height: number;
  };
  /** From the list the page belongs to, down to the page. */
  readonly breadcrumbs: readonly { readonly name: string; readonly path: string }[];
}

/** @param address path and query; undefined for a page that is about neither feature nor key */
export function linkPreview(
  catalogue: Catalogue,
  address: string,
  today: string,
  own: OwnAudiences,
): LinkPreview | undefined {
  const [path = '', query = ''] = address.split(/[?#](.*)/s);
  const [, kind, id] = /^\/(features|compat)\/([^,]+)$/.exec(path) ?? [];
  if (kind === undefined || id === undefined || (kind === 'features' && id.includes('/')))
    return undefined;
  const search = new URLSearchParams(query);
  const asked = {
    catalogue,
    parts: [kind, decodeQuietly(id)],
    search,
    own,
    today,
    origin: '',
  };
  const subject = findQuietly(asked);
  if (!subject) return undefined;
  const { name, verdict, audience, linePercent } = subject;
  const image = previewHref(subject.path, {
    audience: audience.key,
    linePercent,
  });
  return {
    description: `${name}: ${verdict.heading}. ${shareSentence(subject)} ${baselineSentence(subject)}`,
    image: { path: image, ...PREVIEW_SIZE },
    breadcrumbs: kind === 'features' ? featureCrumbs(catalogue, subject) : keyCrumbs(subject),
  };
}

/** A badly encoded name matches nothing. */
function decodeQuietly(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page itself says what is wrong with its address. */
function findQuietly(asked: AnswerRequest): AnswerSubject | undefined {
  try {
    return findAnswerSubject(asked);
  } catch {
    return undefined;
  }
}

function featureCrumbs(catalogue: Catalogue, { name, path }: AnswerSubject) {
  const group = catalogue.featureBySlug(path.split('/').at(-1)!)?.groups[0];
  return [
    { name: 'Features', path: href.features() },
    ...(group ? [{ name: group.name, path: href.group(group.path) }] : []),
    { name, path },
  ];
}

function keyCrumbs({ name }: AnswerSubject) {
  const parts = name.split('.');
  return [
    { name: 'Compat', path: href.compat() },
    ...parts.map((part, index) => ({
      name: part,
      path: href.compat(parts.slice(0, index + 1).join('.')),
    })),
  ];
}

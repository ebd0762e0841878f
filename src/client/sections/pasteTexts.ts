// Markdown and HTML to paste. Feature names need escaping: one may be `<dialog>` or
// `Array.prototype.at()`.

interface Picture {
  readonly alt: string;
  readonly src: string;
  readonly href: string;
}

export function badgeMarkdown({ alt, src, href }: Picture): string {
  return `[![${alt.replace(/[\\`*_[\]<>&]/g, '\\$&')}](${src})](${href})`;
}

export function badgeHtml({ alt, src, href }: Picture): string {
  return `<a href="${attribute(href)}"><img src="${attribute(src)}" alt="${attribute(alt)}" height="20"></a>`;
}

export interface CardFrame {
  readonly src: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** The freedoms of the frame. */
  readonly sandbox?: string;
}

/** For a drawing with links. */
const LINKS_ONLY = 'allow-popups allow-popups-to-escape-sandbox';

export function frameHtml({ src, title, width, height, sandbox = LINKS_ONLY }: CardFrame): string {
  return `<iframe src="${attribute(src)}" title="${attribute(title)}" width="${width}" height="${height}" loading="lazy" sandbox="${sandbox}" style="border:0;max-width:100%"></iframe>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function attribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}

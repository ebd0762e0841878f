import Head from 'next/head';

interface PageMetaProps {
  /** The page's topic, without the product's name. */
  readonly title: string;
  /** One or two plain sentences. */
  readonly description: string;
  /**
   * The canonical path, without audience, line or page number. Error pages have no canonical path.
   */
  readonly path?: string;
  /** Whose page it is. */
  readonly site?: string;
}

/** The page's title, description and canonical URL, for tabs, search engines and link previews. */
export function PageMeta({ title, description, path, site = 'Plimsoll' }: PageMetaProps) {
  return (
    <Head>
      <title>{`${title} · ${site}`}</title>
      <meta key="description" name="description" content={description} />
      <meta key="og:title" property="og:title" content={title} />
      <meta key="og:description" property="og:description" content={description} />
      {path !== undefined && <link key="canonical" rel="canonical" href={path} />}
    </Head>
  );
}

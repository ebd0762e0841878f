import Head from 'next/head';

interface PageMetaProps {
  /** What the page is about, without the product's name. */
  readonly title: string;
  /** One or two plain sentences. */
  readonly description: string;
  /**
   * The page's one true path, without audience, line or page number; absent where there is none, as
   * on an error.
   */
  readonly path?: string;
}

/** What a tab, a search engine and a pasted link show of a page. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  return (
    <Head>
      <title>{`${title} · Plimsoll`}</title>
      <meta key="description" name="description" content={description} />
      <meta key="og:title" property="og:title" content={title} />
      <meta key="og:description" property="og:description" content={description} />
      {path !== undefined && <link key="canonical" rel="canonical" href={path} />}
    </Head>
  );
}

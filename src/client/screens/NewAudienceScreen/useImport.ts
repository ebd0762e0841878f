import { useEffect, useRef, useState } from 'react';
import type { useImportQuery } from '@/__generated__/useImportQuery.graphql';
import { loadOnce } from '@/domain/loadOnce';
import {
  type Importer,
  type ImportSummary,
  type KnownBrowsers,
  openImporter,
} from '@/engines/importer/forPage';
import { fetchQuery, graphql, useRelayEnvironment } from '@/relay/hooks';

type ImportState =
  | { readonly status: 'idle' | 'reading' }
  | { readonly status: 'refused'; readonly message: string }
  | {
      readonly status: 'read';
      readonly id: number;
      readonly fileName: string;
      readonly summary: ImportSummary;
      readonly importer: Importer;
      /** A browser's display name. */
      readonly getName: (slug: string) => string;
    };

/** Reads files in a worker. The worker and the releases it needs load with the first file. */
export function useImport() {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<ImportState>({ status: 'idle' });
  const [importer] = useState(() => loadOnce(openImporter));
  const [known] = useState(() => loadOnce(() => knownBrowsers(environment)));
  const newest = useRef(0);
  useEffect(
    () => () => {
      importer
        .started()
        ?.then((started) => started.stop())
        .catch(() => undefined);
    },
    [importer],
  );

  async function read(source: Blob | string, fileName: string) {
    const id = (newest.current += 1);
    setState({ status: 'reading' });
    try {
      const [started, { browsers, derived }] = await Promise.all([importer.load(), known.load()]);
      const summary = await started.read(source, { browsers, derived });
      const names = new Map(browsers.map(({ slug, name }) => [slug, name]));
      const getName = (slug: string): string => names.get(slug) ?? slug;
      if (newest.current === id)
        setState({ status: 'read', id, fileName, summary, importer: started, getName });
    } catch (cause) {
      if (newest.current === id)
        setState({
          status: 'refused',
          message:
            cause instanceof Error ? cause.message : 'The file can’t be read. Choose it again.',
        });
    }
  }

  return { state, read };
}

async function knownBrowsers(
  environment: ReturnType<typeof useRelayEnvironment>,
): Promise<KnownBrowsers> {
  const answer = await fetchQuery<useImportQuery>(
    environment,
    graphql`
      query useImportQuery @throwOnFieldError {
        browsers {
          slug
          name
          releases {
            version
            engineVersion
          }
        }
        derivedBrowsers {
          slug
          engineSlug
          versions
          engineVersions
        }
      }
    `,
    {},
  ).toPromise();
  if (!answer) throw new Error('The list of releases couldn’t be loaded. Choose the file again.');
  return {
    browsers: answer.browsers.map(({ slug, name, releases }) => ({
      slug,
      name,
      versions: releases.map(({ version }) => version),
      engineVersions: releases.map(({ engineVersion }) => engineVersion ?? ''),
    })),
    derived: answer.derivedBrowsers.map(({ slug, engineSlug, versions, engineVersions }) => ({
      slug,
      engineSlug,
      versions,
      engineVersions,
    })),
  };
}

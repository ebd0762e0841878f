import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';

import type { useImportQuery } from '@/__generated__/useImportQuery.graphql';
import type { KnownBrowsers } from '@/importer/ImportedFile';
import type { ImportSummary } from '@/importer/ImportMessage';
import type { Importer } from '@/importer/startImporter';

type ImportState =
  | { readonly status: 'idle' | 'reading' }
  | { readonly status: 'refused'; readonly message: string }
  | {
      readonly status: 'read';
      readonly id: number;
      readonly fileName: string;
      readonly summary: ImportSummary;
      readonly importer: Importer;
    };

/** Reads files in a worker, which is fetched with the releases it needs when the first file comes. */
export function useImport() {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<ImportState>({ status: 'idle' });
  const importer = useRef<Promise<Importer>>(undefined);
  const known = useRef<Promise<KnownBrowsers>>(undefined);
  const newest = useRef(0);
  useEffect(() => () => void importer.current?.then((started) => started.stop()), []);

  async function read(source: Uint8Array | string, fileName: string) {
    const id = (newest.current += 1);
    setState({ status: 'reading' });
    try {
      importer.current ??= import('@/importer/startImporter').then(({ startImporter }) =>
        startImporter(),
      );
      known.current ??= knownBrowsers(environment);
      const started = await importer.current;
      const summary = await started.read(source, await known.current);
      if (newest.current === id)
        setState({ status: 'read', id, fileName, summary, importer: started });
    } catch (cause) {
      known.current = undefined;
      if (newest.current === id)
        setState({
          status: 'refused',
          message: cause instanceof Error ? cause.message : 'The file could not be read.',
        });
    }
  }

  return { state, read, refuse: (message: string) => setState({ status: 'refused', message }) };
}

async function knownBrowsers(
  environment: ReturnType<typeof useRelayEnvironment>,
): Promise<KnownBrowsers> {
  const answer = await fetchQuery<useImportQuery>(
    environment,
    graphql`
      query useImportQuery {
        browsers {
          slug
          name
          releases {
            version
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
  if (!answer) throw new Error('The releases to look for could not be loaded. Try again.');
  return {
    browsers: answer.browsers.map(({ slug, name, releases }) => ({
      slug,
      name,
      versions: releases.map(({ version }) => version),
    })),
    derived: answer.derivedBrowsers,
  };
}

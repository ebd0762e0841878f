import { useEffect, useState } from 'react';
import { type KeptPage, keptPages, loadNames } from '@/browser/offline/keptPages';
import { matchNames, type NameMatches } from '@/browser/offline/matchNames';
import { EmptyState } from '@/client/ui/EmptyState';
import { formatAge } from '@/client/ui/formatAge';
import { Identifier } from '@/client/ui/Identifier';
import { Section } from '@/client/ui/Section';
import { Tag } from '@/client/ui/Tag';
import { href } from '@/domain/routes/href';
import { buildIdOfPage } from './buildIdOfPage';
import styles from './NotFound.module.css';

/** The fallback for documents without a saved copy: reloading from there leads back to it. */
const OFFLINE_PAGE = href.offline();

interface WhatIsHereProps {
  /** The page that can't be shown: path, query and hash. */
  readonly address: string;
  /**
   * True if the page itself may be saved: only its data was requested, not its document.
   */
  readonly mayBeKept?: boolean;
}

interface Found {
  readonly pages: readonly KeptPage[];
  readonly names: NameMatches;
  /** When the saved pages were listed, in Unix milliseconds. */
  readonly now: number;
}

/** Links to what is available offline: saved pages and, for a search, matching names. */
export function OfflineSuggestions({ address, mayBeKept = false }: WhatIsHereProps) {
  const { wanted, isQuery } = parseWanted(address);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isLeft = false;
    void findSaved(wanted).then((result) => {
      if (isLeft) return;
      // The page itself is saved: loading its document shows the saved copy.
      if (
        mayBeKept &&
        window.__NEXT_DATA__.page !== OFFLINE_PAGE &&
        result.pages.some((page) => page.address === address.replace(/#.*$/, ''))
      )
        window.location.reload();
      else setFound(result);
    });
    return () => void (isLeft = true);
  }, [address, mayBeKept, wanted]);
  if (!found) return null;
  return (
    <>
      {wanted && (isQuery ? <Unanswered query={wanted} /> : <Matches wanted={wanted} {...found} />)}
      <Section title="Saved on this device">
        {found.pages.length > 0 ? (
          <Pages {...found} />
        ) : (
          <EmptyState title="Pages you read are saved here." />
        )}
      </Section>
    </>
  );
}

async function findSaved(wanted: string): Promise<Found> {
  const [pages, names] = await Promise.all([
    keptPages(buildIdOfPage()),
    wanted ? loadNames() : { features: [], paths: [] },
  ]);
  return { pages, names: matchNames(names, wanted), now: Date.now() };
}

// Plain links: each must load a saved document, not data from the server.
function Pages({ pages, now }: Found) {
  return (
    <ul className={styles.matches}>
      {pages.map(({ key, address, title, readAt }) => (
        <li key={key}>
          <a href={address}>{title || address}</a>{' '}
          <small>{`saved ${formatAge(now - readAt)}`}</small>
        </li>
      ))}
    </ul>
  );
}

/**
 * Syntax that only the query language has: a term with a value, a phrase, an exclusion or an
 * operator.
 */
const QUERY_SIGN = /(?:^|[\s(-])[a-z_]+:\S|"|(?:^|\s)(?:-[a-z("]|(?:AND|OR)\s)/;

function Unanswered({ query }: { readonly query: string }) {
  return (
    <Section title={`Features for “${query}”`}>
      <EmptyState title="Queries need the server. Until it is back, search for a word or a part of a name." />
    </Section>
  );
}

function Matches({ wanted, pages, names }: Found & { wanted: string }) {
  const kept = new Set(pages.map(({ address }) => address));
  const entries = [
    ...names.features.map(({ slug, name }) => ({ href: href.feature(slug), label: name })),
    ...names.paths.map((path) => ({ href: href.compat(path), label: <Identifier name={path} /> })),
  ];
  return (
    <Section title={`Names with “${wanted}”`}>
      {entries.length > 0 ? (
        <ul className={styles.matches}>
          {entries.map(({ href: address, label }) => (
            <li key={address}>
              <a href={address}>{label}</a> {kept.has(address) && <Tag>on this device</Tag>}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="No feature or key has this name, or this device has not saved the names yet." />
      )}
    </Section>
  );
}

interface Wanted {
  /** Empty if the page is not a search. */
  readonly wanted: string;
  /**
   * True if the text is a query. Only the features list uses the query language; other searches
   * take the text literally.
   */
  readonly isQuery: boolean;
}

/** Reads what a URL searches for, in the features list or elsewhere. */
function parseWanted(address: string): Wanted {
  const { pathname, searchParams } = new URL(address, window.location.href);
  const text = searchParams.get('q') ?? '';
  if (pathname === href.features()) return { wanted: text, isQuery: QUERY_SIGN.test(text) };
  return { wanted: pathname === href.search() ? text : '', isQuery: false };
}

import type { SearchHit } from '@/domain/SearchHit';
import { Highlighted } from './Highlighted';
import styles from './HitName.module.css';

/**
 * A hit's name and what distinguishes it: a group's path, the alternative name that matched, or a
 * specification's host.
 */
export function HitName({ hit }: { readonly hit: SearchHit }) {
  const { kind, name, path, _highlightResult: marks } = hit;
  if (kind === 'key') {
    return (
      <span className={styles.identifier}>
        <Highlighted marked={marks?.path?.value ?? path ?? name} />
      </span>
    );
  }
  const aside = getAside(hit);
  return (
    <>
      <Highlighted marked={marks?.name?.value ?? name} />
      {aside && (
        <small className={styles.aside}>
          <Highlighted marked={aside} />
        </small>
      )}
    </>
  );
}

function getAside({ kind, path, url, _highlightResult: marks }: SearchHit): string | undefined {
  if (kind === 'group') return marks?.path?.value ?? path;
  if (kind === 'specification') return URL.canParse(url) ? new URL(url).host : undefined;
  const isNamed = marks?.name?.matchLevel === 'full';
  return isNamed
    ? undefined
    : marks?.alternativeNames?.find(({ matchLevel }) => matchLevel === 'full')?.value;
}

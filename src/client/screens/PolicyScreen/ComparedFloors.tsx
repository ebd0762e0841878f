import { Table } from '@/client/ui/Table';
import { formatList } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import type { ComparedPolicy, ComparedSides } from './comparedPolicy';
import { costWords } from './costWords';
import styles from './PolicyFloors.module.css';

/** The floors of two policies where they differ. */
export function ComparedFloors({ sides }: { readonly sides: ComparedSides }) {
  const browsers = listBrowsers(sides);
  const differing = browsers.filter(({ slug }) => {
    const [here, there] = sides.map((side) => versionIn(side, slug));
    return here !== there;
  });
  const same = browsers.filter((browser) => !differing.includes(browser));
  return (
    <>
      {differing.length > 0 && (
        <Table caption="Oldest releases that must work, where the two differ" isCaptionVisible>
          <thead>
            <tr>
              <th scope="col">Browser</th>
              <th scope="col">This policy</th>
              <th scope="col">The other</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ slug, name }) => (
              <tr key={slug}>
                <th scope="row">
                  <Link href={href.browser(slug)}>{name}</Link>
                </th>
                {sides.map((side, index) => (
                  <td key={index}>{floorWords(side, slug)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {same.length > 0 && (
        <p className={styles.givenUp}>
          {`The same in both: ${formatList(same.map(({ slug, name }) => `${name} ${versionIn(sides[0], slug)}`))}.`}
        </p>
      )}
    </>
  );
}

function listBrowsers(sides: ComparedSides) {
  const bySlug = new Map(
    sides
      .flatMap(({ floors, givenUp }) => [...floors, ...givenUp])
      .map(({ browser }) => [browser.slug, browser] as const),
  );
  return [...bySlug.values()];
}

function versionIn({ floors, givenUp }: ComparedPolicy, slug: string): string {
  const floor = floors.find(({ browser }) => browser.slug === slug);
  if (floor) return floor.release.version;
  return givenUp.some(({ browser }) => browser.slug === slug) ? 'given up' : 'not in use';
}

function floorWords(policy: ComparedPolicy, slug: string): string {
  const row = [...policy.floors, ...policy.givenUp].find(({ browser }) => browser.slug === slug);
  const version = versionIn(policy, slug);
  return row ? `${version}: ${costWords(row, policy.value)}` : version;
}

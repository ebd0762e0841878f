import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import type { SupportColumnGroup } from './supportColumns';
import styles from './SupportTable.module.css';

export function SupportTableHead({ groups }: { readonly groups: readonly SupportColumnGroup[] }) {
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col" rowSpan={2} className={styles.key}>
          Key
        </th>
        <th scope="col" rowSpan={2}>
          Your audience
        </th>
        {groups.map(({ name, columns }) => (
          <th key={name} scope="colgroup" colSpan={columns.length} className={styles.first}>
            {name}
          </th>
        ))}
      </tr>
      <tr>
        {groups.flatMap(({ columns }) =>
          columns.map(({ browser, isFirstOfGroup }) => (
            <th
              key={browser.slug}
              scope="col"
              className={isFirstOfGroup ? styles.first : undefined}
            >
              <Link href={href.browser(browser.slug)}>{browser.name}</Link>
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}

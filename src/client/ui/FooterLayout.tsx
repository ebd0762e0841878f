import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './FooterLayout.module.css';
import page from './Page.module.css';

interface FooterLayoutProps {
  /** The data packages behind every answer; empty on pages without data. */
  readonly packages: readonly {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  }[];
  /** When the page was computed and for which audience. */
  readonly computed?: ReactNode;
  /** Settings that apply to every page. */
  readonly switches?: ReactNode;
  /** More links, such as the API; always the same ones. */
  readonly links?: readonly ReactNode[];
}

export function FooterLayout({ packages, computed, switches, links }: FooterLayoutProps) {
  return (
    <footer className={styles.footer}>
      <div className={classNames(page.page, styles.columns)}>
        {packages.length > 0 && (
          <section aria-label="Data">
            <h2>Data</h2>
            <ul>
              {packages.map(({ name, version }) => (
                <li key={name}>{`${name} ${version}`}</li>
              ))}
            </ul>
            {computed && <p className={styles.computed}>{computed}</p>}
          </section>
        )}
        <section aria-label="Credits">
          <h2>Credits</h2>
          <ul>
            <li>
              Usage data: <a href="https://caniuse.com">caniuse.com</a>,{' '}
              <a href="https://creativecommons.org/licenses/by/4.0/">{'CC\u00A0BY\u00A04.0'}</a>
            </li>
            <li>
              Support data:{' '}
              <a href="https://github.com/mdn/browser-compat-data">MDN browser-compat-data</a>
            </li>
            <li>
              Baseline:{' '}
              <a href="https://web-platform-dx.github.io/web-features/">WebDX Community Group</a>
            </li>
          </ul>
        </section>
        <section aria-label="This site">
          <h2>This site</h2>
          <ul className={styles.links}>
            {links?.map((link, index) => (
              <li key={index}>{link}</li>
            ))}
          </ul>
          {switches && <div className={styles.switches}>{switches}</div>}
        </section>
      </div>
    </footer>
  );
}

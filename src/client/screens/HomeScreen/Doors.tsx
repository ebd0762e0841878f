import type { ReactNode } from 'react';
import { Section } from '@/client/ui/Section';
import { missingFeaturesHref } from '@/domain/routes/browsers';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import styles from './Doors.module.css';

/** Links for readers who came with another question. */
export function Doors() {
  return (
    <Section title="Put it to work">
      <ul className={styles.doors}>
        <Door href={href.newAudience()} title="Import your analytics">
          Answers for the people who visit your own site, from a file your analytics exports.
        </Door>
        <Door href={href.scan()} title="Scan your code">
          Which features it uses, and who can’t run it. The code stays in your browser.
        </Door>
        <Door href={href.policy()} title="Write a support policy">
          Your line at one address that linters, builds, CI and agents read.
        </Door>
        <Door href={href.workspaces()} title="Decide as a team">
          Adopt or decline a feature with the evidence, and hear when the answer changes.
        </Door>
        <Door
          href={missingFeaturesHref('safari', { version: '15.6' })}
          title="I must support Safari 15.6: what can’t I use?"
        >
          Everything a given browser version can’t do.
        </Door>
        <Door href={href.changes()} title="See what changed">
          Which numbers changed, and why: browsers ship, people update, data is corrected.
        </Door>
      </ul>
      <p className={styles.more}>
        <Link href={href.features()}>Browse all features</Link>
        <Link href={href.stats()}>Statistics</Link>
      </p>
    </Section>
  );
}

function Door(props: {
  readonly href: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <Link href={props.href}>{props.title}</Link>
      <p>{props.children}</p>
    </li>
  );
}

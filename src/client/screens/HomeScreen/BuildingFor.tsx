import { type ComponentType, type MouseEvent, useState } from 'react';
import type { LiveAudienceProps } from '@/client/screens/AudiencePicker/LiveAudience';
import type { AudienceWay } from '@/client/screens/AudiencePicker/WayField';
import { href } from '@/domain/routes/href';
import { isForBrowser } from '@/relay/route/Link';
import styles from './BuildingFor.module.css';

const WAYS: readonly (readonly [way: AudienceWay, words: string, page: string])[] = [
  ['list', 'a place', href.audiences()],
  ['file', 'your analytics file', href.newAudience()],
  ['platforms', 'three platform numbers', href.newAudience()],
];

/**
 * The three ways to say who one builds for. Links to their pages; with JavaScript, their fields open
 * below and change the page as one types.
 */
export function BuildingFor() {
  const [way, setWay] = useState<AudienceWay>();
  const [Fields, setFields] = useState<ComponentType<LiveAudienceProps>>();

  async function open(wanted: AudienceWay, page: string) {
    try {
      const Loaded = await loadFields();
      setFields(() => Loaded);
      setWay((shown) => (shown === wanted ? undefined : wanted));
    } catch {
      window.location.assign(page);
    }
  }

  const follow = (event: MouseEvent<HTMLAnchorElement>, wanted: AudienceWay, page: string) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    void open(wanted, page);
  };

  return (
    <div className={styles.who}>
      <p>
        Who are you building for?
        {WAYS.map(([name, words, page]) => (
          <a
            key={name}
            href={page}
            aria-current={way === name || undefined}
            onClick={(event) => follow(event, name, page)}
            onPointerEnter={warmUp}
            onFocus={warmUp}
          >
            {words}
          </a>
        ))}
      </p>
      {Fields && way && <Fields way={way} onDone={() => setWay(undefined)} />}
    </div>
  );
}

const loadFields = () =>
  import(/* webpackChunkName: "audience" */ '@/client/screens/AudiencePicker/LiveAudience').then(
    ({ LiveAudience }) => LiveAudience,
  );

const warmUp = () => void loadFields().catch(() => undefined);

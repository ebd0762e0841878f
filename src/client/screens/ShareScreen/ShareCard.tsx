import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import { usePreferences } from '@/relay/route/RouteRoot';
import { CopyableText } from './CopyableText';
import { frameHtml } from './pasteTexts';
import type { SharedFeature } from './SharedFeature';
import styles from './ShareScreen.module.css';

/** The size of a card in an article's column, in pixels. */
const SIZE = { width: 480, height: 350 };

export function ShareCard({ slug, name, siteAddress }: SharedFeature) {
  const path = href.card(href.feature(slug), usePreferences());
  const title = `${name} on Plimsoll`;
  return (
    <Section title="Card" id="card">
      <iframe
        className={styles.card}
        src={path}
        title={title}
        {...SIZE}
        loading="lazy"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <CopyableText
        label="Embed code"
        text={frameHtml({ src: `${siteAddress}${path}`, title, ...SIZE })}
      />
      <p className={styles.note}>
        No scripts, no cookies. On sites with oEmbed, just paste the link to this feature’s page.
      </p>
    </Section>
  );
}

import { usePreferences } from '@/relay/RouteRoot';
import { answerAddress } from '@/screens/sections/answerAddress';
import { Section } from '@/ui/Section';

import { CopyableText } from './CopyableText';
import { frameHtml } from './pasteTexts';
import type { SharedFeature } from './SharedFeature';
import styles from './ShareScreen.module.css';

/** As much room as a card needs in the column of an article. */
const SIZE = { width: 480, height: 350 };

export function ShareCard({ slug, name, siteAddress }: SharedFeature) {
  const path = answerAddress(`/embed/features/${slug}`, usePreferences());
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
        It runs no script and sets no cookie. Where a site turns pasted links into cards by oEmbed,
        the link of this feature’s page is enough.
      </p>
    </Section>
  );
}

import type { ShareCard_feature$key } from '@/__generated__/ShareCard_feature.graphql';
import { frameHtml } from '@/client/sections/pasteTexts';
import { CopyableText } from '@/client/ui/CopyableText';
import { Section } from '@/client/ui/Section';
import { cardHref } from '@/domain/routes/answers';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './ShareScreen.module.css';

interface ShareCardProps {
  readonly feature: ShareCard_feature$key;
  /** This instance's origin, without a trailing slash. */
  readonly siteAddress: string;
}

/** The size of a card in an article's column, in pixels. */
const SIZE = { width: 480, height: 350 };

export function ShareCard({ siteAddress, ...props }: ShareCardProps) {
  const { slug, name } = useFragment(
    graphql`
      fragment ShareCard_feature on Feature {
        slug
        name
      }
    `,
    props.feature,
  );
  const path = cardHref(href.feature(slug), usePreferences());
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

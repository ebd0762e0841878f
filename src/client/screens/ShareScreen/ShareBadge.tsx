import type { ShareBadge_feature$key } from '@/__generated__/ShareBadge_feature.graphql';
import { badgeHtml, badgeMarkdown } from '@/client/sections/pasteTexts';
import { CopyableText } from '@/client/ui/CopyableText';
import { Section } from '@/client/ui/Section';
import { badgeHref, withPreferences } from '@/domain/routes/answers';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './ShareScreen.module.css';

interface ShareBadgeProps {
  readonly feature: ShareBadge_feature$key;
  /** This instance's origin, without a trailing slash. */
  readonly siteAddress: string;
}

/** The current badge, and Markdown and HTML to embed it. */
export function ShareBadge({ siteAddress, ...props }: ShareBadgeProps) {
  const { slug, name } = useFragment(
    graphql`
      fragment ShareBadge_feature on Feature {
        slug
        name
      }
    `,
    props.feature,
  );
  const preferences = usePreferences();
  const path = badgeHref(href.feature(slug), preferences);
  const picture = {
    alt: `${name}: browser support`,
    src: `${siteAddress}${path}`,
    href: `${siteAddress}${withPreferences(href.feature(slug), preferences)}`,
  };
  return (
    <Section title="Badge" id="badge">
      <p className={styles.preview}>
        {/* The badge sets its own width; its SVG title describes it. */}
        <img src={path} alt={picture.alt} height="20" />
      </p>
      <CopyableText label="Markdown" text={badgeMarkdown(picture)} />
      <CopyableText label="HTML" text={badgeHtml(picture)} />
      <p className={styles.note}>
        It follows the viewer’s light or dark theme; <code>theme=light</code> or{' '}
        <code>theme=dark</code> in its address sets one. Compat keys have badges too:{' '}
        <code>/badge/compat/css.selectors.has.svg</code>.
      </p>
    </Section>
  );
}

import { useState } from 'react';
import type { CustomersPage_query$key } from '@/__generated__/CustomersPage_query.graphql';
import { frameHtml } from '@/client/sections/pasteTexts';
import { Button } from '@/client/ui/Button';
import { CopyableText } from '@/client/ui/CopyableText';
import { Section } from '@/client/ui/Section';
import { TextField } from '@/client/ui/TextField';
import { MAX_TEAM_NAME, policyBrowsersHref, type PolicyView } from '@/domain/routes/policy';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import { HiddenTerms } from './HiddenTerms';
import styles from './PolicyLists.module.css';

interface CustomersPageProps {
  readonly query: CustomersPage_query$key;
  readonly view: PolicyView;
}

/** In pixels: a dozen browsers in an article's column. */
const SIZE = { width: 480, height: 520 };

/** Leads to the page for customers, and to the code that shows it on another site. */
export function CustomersPage({ view, ...props }: CustomersPageProps) {
  const { siteAddress } = useFragment(
    graphql`
      fragment CustomersPage_query on Query {
        siteAddress
      }
    `,
    props.query,
  );
  const preferences = usePreferences();
  const { audience, linePercent } = preferences;
  const [team, setTeam] = useState('');
  const { other, file, ...terms } = view;
  const address = `${siteAddress}${policyBrowsersHref({ ...terms, preferences, team: team.trim() })}`;
  return (
    <Section title="A page for your customers" id="customers">
      <p className={styles.intro}>
        It lists these browsers in plain words and tells visitors whether theirs is supported, in
        English, German, French, Spanish or Japanese, as their browser asks for. Other sites may
        embed it; add <code>&amp;lang=de</code> to the address to choose the language yourself.
      </p>
      <form
        action={policyBrowsersHref()}
        aria-label="A page for your customers"
        className={styles.add}
      >
        <HiddenTerms terms={{ ...terms, audience, linePercent }} />
        <TextField
          label="Your team’s name"
          name="team"
          value={team}
          onChange={({ target }) => setTeam(target.value)}
          maxLength={MAX_TEAM_NAME}
          autoComplete="organization"
          suffix={<Button type="submit">Open the page</Button>}
        />
      </form>
      <CopyableText
        label="Embed code"
        text={frameHtml({
          src: address,
          title: 'Supported browsers',
          ...SIZE,
          sandbox: 'allow-scripts allow-same-origin allow-popups',
        })}
      />
    </Section>
  );
}

import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { PageTitle } from '@/client/ui/PageTitle';
import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { usePageAddress } from '@/relay/route/usePageAddress';

/** The benefits of a team, for readers who followed “Teams” without an account. */
export function TeamsWelcome() {
  const next = usePageAddress();
  return (
    <>
      <PageTitle
        title="Teams"
        lede={
          <p>
            Decide together which features you ship, and hear when an answer changes.{' '}
            <a href={teamHref.signUp({ next })}>Create an account</a> or{' '}
            <a href={href.signIn({ next })}>sign in</a>. Reading needs no account.
          </p>
        }
      />
      <Section title="What a team gets">
        <DefinitionFacts
          facts={[
            {
              term: 'Decisions',
              detail:
                'Adopt a feature, allow it with a fallback, or decline it. The numbers of that date stay next to today’s.',
            },
            {
              term: 'Reviews',
              detail:
                'A decision stays in force. Its owner is asked to review it when new data, your audience or your line changes the answer.',
            },
            {
              term: 'One policy',
              detail: (
                <>
                  Linters, builds, CI and agents read what the team decided, in the form of the{' '}
                  <a href={href.policy()}>support policy</a>.
                </>
              ),
            },
            {
              term: 'Watches',
              detail:
                'Get an email, a webhook call or a feed entry when a feature crosses your line.',
            },
          ]}
        />
      </Section>
    </>
  );
}

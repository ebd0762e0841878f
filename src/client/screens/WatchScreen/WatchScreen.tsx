import type { ComponentProps } from 'react';
import type { WatchScreenQuery } from '@/__generated__/WatchScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { UnscriptedNotice } from '@/client/sections/UnscriptedNotice';
import { Notice } from '@/client/ui/Notice';
import { PageTitle } from '@/client/ui/PageTitle';
import { Section } from '@/client/ui/Section';
import { formatLine } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { parseSubject, printSubject, watchHref } from '@/domain/routes/watch';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { EmailAlert } from './EmailAlert';
import { WatchPreview } from './WatchPreview';
import { WithoutAccount } from './WithoutAccount';
import styles from '@/client/ui/Form.module.css';

// Only members see the form.
const WatchForm = lazySection(
  async () => (await import(/* webpackChunkName: "watch-form-sections" */ './WatchForm')).WatchForm,
);
// Below the form. One chunk: a reader who scrolls down needs both.
const WatchList = lazySection(
  async () => (await import(/* webpackChunkName: "watch-sections" */ './WatchList')).WatchList,
);
const Channels = lazySection(
  async () => (await import(/* webpackChunkName: "watch-sections" */ './Channels')).Channels,
);

export const watchScreenQuery = graphql`
  query WatchScreenQuery(
    $subject: WatchSubjectInput!
    $name: DecisionSubjectInput!
    $slug: String!
    $workspace: String!
    $audience: String!
    $linePercent: Float!
  ) @throwOnFieldError {
    viewer {
      workspaces {
        slug
        name
      }
    }
    workspace(slug: $workspace) {
      slug
      name
      ...WatchList_workspace
      ...WatchForm_workspace
      ...Channels_workspace
    }
    audience(key: $audience) {
      name
    }
    signInOptions {
      sendsMail
    }
    subjectName(subject: $name)
    feature(slug: $slug) {
      ...WithoutAccount_feature @alias(as: "dated")
    }
    watchPreview(
      subject: $subject
      audience: $audience
      linePercent: $linePercent
      triggers: [COVERAGE_CROSSED, BASELINE_CHANGED, BROWSER_SHIPPED, DISCOURAGED]
    ) {
      ...WatchPreview_preview
    }
  }
`;

/** Hearing of changes: by feed for anyone, by inbox, mail and webhook for members of a workspace. */
export function WatchScreen({ queryRef }: ScreenProps<WatchScreenQuery>) {
  const answer = usePreloadedQuery<WatchScreenQuery>(watchScreenQuery, queryRef);
  const { viewer, workspace, audience: people, subjectName, watchPreview } = answer;
  const { subject, audience, linePercent } = queryRef.variables;
  const query = subject.query ?? undefined;
  // A query that cannot be read has no preview, and is no subject.
  const matching = query !== undefined && watchPreview ? `features that match ${query}` : undefined;
  const name = subjectName ?? matching;
  const place = { subject: printSubject(subject) || undefined, query };
  const title = name === undefined ? 'Watches' : `Watch ${name}`;
  return (
    <>
      <PageMeta
        title={title}
        description="Get notified when a feature passes your line."
        path={watchHref(place)}
      />
      <PageTitle
        {...(workspace && {
          crumbs: [
            { label: workspace.name, href: teamHref.workspace(workspace.slug) },
            { label: 'Watches' },
          ],
        })}
        title={title}
        lede={`For ${people?.name ?? audience} and a ${formatLine(linePercent)} line; change them above.`}
      />
      {name === undefined && query !== undefined && <UnreadQuery query={query} />}
      {answer.signInOptions.sendsMail && subjectName != null && (
        <EmailAlert subject={place.subject} name={subjectName} people={people?.name ?? audience} />
      )}
      {answer.feature?.dated && (
        <WithoutAccount feature={answer.feature.dated} {...{ audience, linePercent }} />
      )}
      {workspace ? (
        <InWorkspace
          workspace={workspace}
          watched={name === undefined ? undefined : { name, subject }}
          audience={audience}
          linePercent={linePercent}
        />
      ) : (
        <WayIn workspaces={viewer?.workspaces} place={place} name={name} />
      )}
      {name !== undefined && watchPreview && <WatchPreview preview={watchPreview} />}
    </>
  );
}

interface InWorkspaceProps extends Omit<ComponentProps<typeof WatchForm>, 'workspace'> {
  readonly workspace: NonNullable<WatchScreenQuery['response']['workspace']>;
}

function InWorkspace({ workspace, ...form }: InWorkspaceProps) {
  return (
    <>
      <UnscriptedNotice />
      <WatchForm workspace={workspace} {...form} />
      <WatchList workspace={workspace} />
      <Channels workspace={workspace} />
    </>
  );
}

function UnreadQuery({ query }: { readonly query: string }) {
  return (
    <Notice tone="error">
      This query can’t be watched: it can’t be read, or is empty.{' '}
      <Link href={href.features({ query })}>Fix it on the features page</Link>
    </Notice>
  );
}

interface WayInProps {
  readonly workspaces: readonly { readonly slug: string; readonly name: string }[] | undefined;
  readonly place: Parameters<typeof watchHref>[0];
  /** Of what would be watched, if the address names something. */
  readonly name: string | undefined;
}

function WayIn({ workspaces, place, name }: WayInProps) {
  if (!workspaces)
    return (
      <Section title="By inbox, email or webhook">
        <p>
          <a href={href.signIn({ next: watchHref(place) })}>Sign in</a> or{' '}
          <a href={teamHref.signUp({ next: watchHref(place) })}>create an account</a>{' '}
          {name === undefined
            ? 'to see what your workspaces watch. To watch a feature, begin on its page.'
            : 'to watch it in a workspace.'}
        </p>
      </Section>
    );
  return (
    <Section title="By inbox, email or webhook">
      <p>{workspaces.length > 0 ? 'In which workspace?' : 'You aren’t in a workspace yet.'}</p>
      <ul className={styles.list}>
        {workspaces.map(({ slug, name }) => (
          <li key={slug} className={styles.entry}>
            <Link href={watchHref({ ...place, workspace: slug })}>{name}</Link>
          </li>
        ))}
      </ul>
      {workspaces.length === 0 && <Link href={href.workspaces()}>Create a workspace</Link>}
    </Section>
  );
}

export const watchScreen: ScreenDefinition<WatchScreenQuery> = {
  Screen: WatchScreen,
  query: watchScreenQuery,
  variables: (url) => {
    const query = url.search('query') ?? '';
    const name = parseSubject(url.search('subject') ?? '');
    return {
      subject: query === '' ? name : { query },
      name,
      slug: name.feature ?? '',
      workspace: url.search('workspace') ?? '',
    };
  },
  isPrivate: true,
};

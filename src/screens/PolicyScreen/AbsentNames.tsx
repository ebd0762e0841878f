import type { AbsentNames_policy$key } from '@/__generated__/AbsentNames_policy.graphql';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { policyHref, type PolicyView } from '@/routes/PolicyView';
import { SectionFailure } from '@/sections/SectionFailure';
import { Note } from '@/ui/Note';

interface AbsentNamesProps {
  readonly policy: AbsentNames_policy$key;
  readonly view: PolicyView;
}

/** Names in the address that are no feature, with links that put a likely one in their place. */
export function AbsentNames({ view, ...props }: AbsentNamesProps) {
  const result = useFragment(
    graphql`
      fragment AbsentNames_policy on Policy @catch {
        absent {
          slug
          matches {
            slug
            name
          }
        }
      }
    `,
    props.policy,
  );
  if (!result.ok) return <SectionFailure what="The check of names" errors={result.errors} />;
  return result.value.absent.map(({ slug, matches }) => (
    <Note key={slug} tone="warning">
      {`There is no feature “${slug}”, so the policy leaves it out.`}
      {matches.length > 0 && ' Did you mean '}
      {matches.map((match, position) => (
        <span key={match.slug}>
          {position > 0 && (position === matches.length - 1 ? ' or ' : ', ')}
          <Link href={policyHref(replaceName(view, slug, match.slug))}>{match.name}</Link>
        </span>
      ))}
      {matches.length > 0 && '?'}
    </Note>
  ));
}

function replaceName(view: PolicyView, wrong: string, right: string): PolicyView {
  const replace = (names: readonly string[]) =>
    names.map((name) => (name === wrong ? right : name));
  return { ...view, adopt: replace(view.adopt), decline: replace(view.decline) };
}

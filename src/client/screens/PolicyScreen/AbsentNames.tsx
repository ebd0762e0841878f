import type { AbsentNames_policy$key } from '@/__generated__/AbsentNames_policy.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Note } from '@/client/ui/Note';
import type { PolicyView } from '@/domain/routes/policy';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';

interface AbsentNamesProps {
  readonly policy: AbsentNames_policy$key;
  /** The page with one name in place of another. */
  readonly hrefWith: (wrong: string, right: string) => string;
}

/** Names in the address that no feature has, with links that replace them with a similar one. */
export function AbsentNames({ hrefWith, ...props }: AbsentNamesProps) {
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
          <Link href={hrefWith(slug, match.slug)}>{match.name}</Link>
        </span>
      ))}
      {matches.length > 0 && '?'}
    </Note>
  ));
}

type Decided = Pick<PolicyView, 'adopt' | 'decline'>;

/** Terms with one name in place of another. */
export function replaceName<Terms extends Decided>(
  terms: Terms,
  wrong: string,
  right: string,
): Terms {
  const replace = (names: readonly string[]) =>
    names.map((name) => (name === wrong ? right : name));
  return { ...terms, adopt: replace(terms.adopt), decline: replace(terms.decline) };
}

/* eslint-disable relay/unused-fields -- Each side is read here, and drawn by the tables of PolicyComparison. */
import type {
  comparedPolicy_policy$data,
  comparedPolicy_policy$key,
} from '@/__generated__/comparedPolicy_policy.graphql';
import { graphql, readInlineData } from '@/relay/hooks';

/** One of two policies that stand side by side. */
export type ComparedPolicy = comparedPolicy_policy$data;

/** This policy and the other. */
export type ComparedSides = readonly [here: ComparedPolicy, there: ComparedPolicy];

/** Read inline: what a row says follows from both sides. */
export function comparedPolicy(policy: comparedPolicy_policy$key): ComparedPolicy {
  return readInlineData(
    graphql`
      fragment comparedPolicy_policy on Policy @inline @throwOnFieldError {
        audience {
          key
          name
        }
        linePercent
        rule
        supportedShare
        value {
          name
          step
          supportedShare
        }
        aboveCount
        acceptedBelow {
          slug
        }
        floors {
          browser {
            slug
            name
          }
          release {
            version
          }
          lostShare
          lostValueShare
        }
        givenUp {
          browser {
            slug
            name
          }
          lostShare
          lostValueShare
        }
        targets {
          syntaxYear
          builtinsYear
          engines
        }
      }
    `,
    policy,
  );
}

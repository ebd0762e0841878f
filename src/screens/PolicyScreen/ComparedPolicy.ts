import type { PolicyComparison_policy$data } from '@/__generated__/PolicyComparison_policy.graphql';
import type { Caught } from '@/relay/requireAll';

/** One of two policies that stand side by side. */
export type ComparedPolicy = Omit<
  Caught<PolicyComparison_policy$data>,
  'comparedWith' | ' $fragmentType'
>;

/** This policy and the other. */
export type ComparedSides = readonly [here: ComparedPolicy, there: ComparedPolicy];

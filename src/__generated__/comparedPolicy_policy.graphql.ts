/**
 * @generated SignedSource<<bf9c13241dcc7ce42a2d6f9c9e7b49a5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PolicyRule = "AGE" | "GAIN";
import type { FragmentRefs } from "relay-runtime";
export type comparedPolicy_policy$data = {
  readonly aboveCount: number;
  readonly acceptedBelow: ReadonlyArray<{
    readonly slug: string;
  }>;
  readonly audience: {
    readonly key: string;
    readonly name: string;
  };
  readonly floors: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly lostShare: number;
    readonly lostValueShare: number | null | undefined;
    readonly release: {
      readonly version: string;
    };
  }>;
  readonly givenUp: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly lostShare: number;
    readonly lostValueShare: number | null | undefined;
  }>;
  readonly linePercent: number;
  readonly rule: PolicyRule;
  readonly supportedShare: number;
  readonly targets: {
    readonly builtinsYear: number;
    readonly engines: ReadonlyArray<string>;
    readonly syntaxYear: number;
  };
  readonly value: {
    readonly name: string;
    readonly step: number;
    readonly supportedShare: number;
  } | null | undefined;
  readonly " $fragmentType": "comparedPolicy_policy";
};
export type comparedPolicy_policy$key = {
  readonly " $data"?: comparedPolicy_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"comparedPolicy_policy">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "comparedPolicy_policy"
};

(node as any).hash = "ad02cebdc1f2f344dc94b04c986a6dea";

export default node;

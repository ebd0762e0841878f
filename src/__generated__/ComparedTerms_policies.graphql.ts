/**
 * @generated SignedSource<<3e44c9f1001bcec356fbb331b5441b69>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PolicyRule = "AGE" | "GAIN";
import type { FragmentRefs, Result } from "relay-runtime";
export type ComparedTerms_policies$data = ReadonlyArray<{
  readonly row: Result<{
    readonly aboveCount: number;
    readonly acceptedBelow: ReadonlyArray<{
      readonly __typename: "Feature";
    }>;
    readonly audience: {
      readonly key: string;
      readonly name: string;
    };
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
  }, unknown>;
  readonly " $fragmentType": "ComparedTerms_policies";
}>;
export type ComparedTerms_policies$key = ReadonlyArray<{
  readonly " $data"?: ComparedTerms_policies$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedTerms_policies">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportedShare",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ComparedTerms_policies",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "fragment": {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Audience",
              "kind": "LinkedField",
              "name": "audience",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "key",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "linePercent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rule",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "PolicyValue",
              "kind": "LinkedField",
              "name": "value",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "step",
                  "storageKey": null
                },
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "aboveCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Feature",
              "kind": "LinkedField",
              "name": "acceptedBelow",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PolicyTargets",
              "kind": "LinkedField",
              "name": "targets",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "syntaxYear",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "builtinsYear",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "engines",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": null,
          "abstractKey": null
        },
        "kind": "AliasedInlineFragmentSpread",
        "name": "row"
      },
      "to": "RESULT"
    }
  ],
  "type": "Policy",
  "abstractKey": null
};
})();

(node as any).hash = "56f4e11cb227aa3689c28e45e0fee13c";

export default node;

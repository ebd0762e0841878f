/**
 * @generated SignedSource<<e1e76c9dcdf44e0e72306e6d94bd9563>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
import type { FragmentRefs, Result } from "relay-runtime";
export type HitTable_nodes$data = ReadonlyArray<{
  readonly row: Result<{
    readonly baseline?: {
      readonly status: BaselineStatus;
    };
    readonly coverage?: {
      readonly " $fragmentSpreads": FragmentRefs<"CoverageBar_coverage">;
    };
    readonly id: string;
    readonly keyBaseline?: {
      readonly status: BaselineStatus;
    } | null | undefined;
  }, unknown>;
  readonly " $fragmentType": "HitTable_nodes";
}>;
export type HitTable_nodes$key = ReadonlyArray<{
  readonly " $data"?: HitTable_nodes$data;
  readonly " $fragmentSpreads": FragmentRefs<"HitTable_nodes">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "status",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "audience",
      "variableName": "audience"
    }
  ],
  "concreteType": "Coverage",
  "kind": "LinkedField",
  "name": "coverage",
  "plural": false,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "CoverageBar_coverage",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "supportedShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partialShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unsupportedShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unknownShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shareError",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "HitTable_nodes",
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
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Baseline",
                  "kind": "LinkedField",
                  "name": "baseline",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                (v1/*:: as any*/)
              ],
              "type": "Feature",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "keyBaseline",
                  "args": null,
                  "concreteType": "Baseline",
                  "kind": "LinkedField",
                  "name": "baseline",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                (v1/*:: as any*/)
              ],
              "type": "CompatKey",
              "abstractKey": null
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
  "type": "Node",
  "abstractKey": "__isNode"
};
})();

(node as any).hash = "e907302d4998a7a29a11983933508100";

export default node;

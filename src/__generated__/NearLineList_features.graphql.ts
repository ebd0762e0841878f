/**
 * @generated SignedSource<<3ab4180f8c14e9a64076a6b2c77ddb79>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type NearLineList_features$data = ReadonlyArray<{
  readonly row: Result<{
    readonly coverage: {
      readonly " $fragmentSpreads": FragmentRefs<"CoverageBar_coverage">;
    };
    readonly name: string;
    readonly slug: string;
  }, unknown>;
  readonly " $fragmentType": "NearLineList_features";
}>;
export type NearLineList_features$key = ReadonlyArray<{
  readonly " $data"?: NearLineList_features$data;
  readonly " $fragmentSpreads": FragmentRefs<"NearLineList_features">;
}>;

const node: ReaderFragment = {
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
  "name": "NearLineList_features",
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
              "name": "slug",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
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
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
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
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "c83a3e1fbf16306902580252074156d6";

export default node;

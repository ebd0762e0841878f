/**
 * @generated SignedSource<<9db85df1366d4c783d7ee9d45a5a724f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type DatedFeatures_features$data = ReadonlyArray<{
  readonly row: Result<{
    readonly baseline: {
      readonly newlyOn: string | null | undefined;
      readonly widelyOn: string | null | undefined;
    };
    readonly name: string;
    readonly slug: string;
  }, unknown>;
  readonly " $fragmentType": "DatedFeatures_features";
}>;
export type DatedFeatures_features$key = ReadonlyArray<{
  readonly " $data"?: DatedFeatures_features$data;
  readonly " $fragmentSpreads": FragmentRefs<"DatedFeatures_features">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DatedFeatures_features",
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
              "args": null,
              "concreteType": "Baseline",
              "kind": "LinkedField",
              "name": "baseline",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "newlyOn",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "widelyOn",
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
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "38aad1b582c781d98037d39494b36f80";

export default node;

/**
 * @generated SignedSource<<98e9a684e281a63682aa642020317918>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BaselineYears_years$data = ReadonlyArray<{
  readonly row: Result<{
    readonly newlyCount: number;
    readonly widelyCount: number;
    readonly year: number;
  }, unknown>;
  readonly " $fragmentType": "BaselineYears_years";
}>;
export type BaselineYears_years$key = ReadonlyArray<{
  readonly " $data"?: BaselineYears_years$data;
  readonly " $fragmentSpreads": FragmentRefs<"BaselineYears_years">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BaselineYears_years",
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
              "name": "year",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "newlyCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "widelyCount",
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
  "type": "BaselineYear",
  "abstractKey": null
};

(node as any).hash = "348a84a96aa54124127c1a4a1ca5406e";

export default node;

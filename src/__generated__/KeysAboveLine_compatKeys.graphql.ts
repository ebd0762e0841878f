/**
 * @generated SignedSource<<266f47ddf5558511efdb4ebc2b02c5b2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type KeysAboveLine_compatKeys$data = ReadonlyArray<{
  readonly row: Result<{
    readonly coverage: {
      readonly supportedShare: number;
    };
    readonly readableName: string;
  }, unknown>;
  readonly " $fragmentType": "KeysAboveLine_compatKeys";
}>;
export type KeysAboveLine_compatKeys$key = ReadonlyArray<{
  readonly " $data"?: KeysAboveLine_compatKeys$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeysAboveLine_compatKeys">;
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
  "name": "KeysAboveLine_compatKeys",
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
              "name": "readableName",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "supportedShare",
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
  "type": "CompatKey",
  "abstractKey": null
};

(node as any).hash = "8afb1080c2e90f6ab72b03fd9b17f141";

export default node;

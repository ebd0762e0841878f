/**
 * @generated SignedSource<<6da318d3f1f406c5859bc2ee47408596>>
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
    readonly path: string;
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
              "name": "path",
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

(node as any).hash = "5f7ed7262d5d02adcecb0a90f7cd7d9d";

export default node;

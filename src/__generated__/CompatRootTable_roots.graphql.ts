/**
 * @generated SignedSource<<2286d220c5d8b97ad32c37d545f511f8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CompatRootTable_roots$data = ReadonlyArray<{
  readonly row: Result<{
    readonly childCount: number;
    readonly descendantCount: number;
    readonly path: string;
  }, unknown>;
  readonly " $fragmentType": "CompatRootTable_roots";
}>;
export type CompatRootTable_roots$key = ReadonlyArray<{
  readonly " $data"?: CompatRootTable_roots$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompatRootTable_roots">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CompatRootTable_roots",
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
              "args": null,
              "kind": "ScalarField",
              "name": "childCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "descendantCount",
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

(node as any).hash = "a54fe3a6c4b18551033cd29a5dcf4303";

export default node;

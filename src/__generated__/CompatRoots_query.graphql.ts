/**
 * @generated SignedSource<<c02cd748b3997037565f830de9f018e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CompatRoots_query$data = Result<{
  readonly compatRoots: ReadonlyArray<{
    readonly descendantCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"CompatRootTable_roots">;
  }>;
  readonly " $fragmentType": "CompatRoots_query";
}, unknown>;
export type CompatRoots_query$key = {
  readonly " $data"?: CompatRoots_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompatRoots_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "CompatRoots_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CompatKey",
      "kind": "LinkedField",
      "name": "compatRoots",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "descendantCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompatRootTable_roots"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0197be1a60dd1491d476e1b04e7b932d";

export default node;

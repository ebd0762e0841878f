/**
 * @generated SignedSource<<113e2368b76cc624c3d3d837c58f31a4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QueryTermTable_terms$data = ReadonlyArray<{
  readonly example: string;
  readonly meaning: string;
  readonly name: string;
  readonly value: string;
  readonly " $fragmentType": "QueryTermTable_terms";
}>;
export type QueryTermTable_terms$key = ReadonlyArray<{
  readonly " $data"?: QueryTermTable_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"QueryTermTable_terms">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "QueryTermTable_terms",
  "selections": [
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
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meaning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "example",
      "storageKey": null
    }
  ],
  "type": "QueryTerm",
  "abstractKey": null
};

(node as any).hash = "4d676216aafcb5f0dab63deecd7d8d83";

export default node;

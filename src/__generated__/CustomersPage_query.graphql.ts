/**
 * @generated SignedSource<<2f36d1635d036d727974fb7d7b5593be>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomersPage_query$data = {
  readonly siteAddress: string;
  readonly " $fragmentType": "CustomersPage_query";
};
export type CustomersPage_query$key = {
  readonly " $data"?: CustomersPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomersPage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomersPage_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteAddress",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d8f8de2af61a4970a38ae3f07f05366a";

export default node;

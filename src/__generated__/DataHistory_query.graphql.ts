/**
 * @generated SignedSource<<425d6c6aafec24cd25bbb0c41281c57b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type DataHistory_query$data = Result<{
  readonly dataActivations: ReadonlyArray<{
    readonly at: string;
    readonly by: string | null | undefined;
    readonly version: string;
  }>;
  readonly " $fragmentType": "DataHistory_query";
}, unknown>;
export type DataHistory_query$key = {
  readonly " $data"?: DataHistory_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataHistory_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "DataHistory_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "DataActivation",
      "kind": "LinkedField",
      "name": "dataActivations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        }
      ],
      "storageKey": "dataActivations(first:50)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6bf7e2e83661e4ec5e56115cc92be4fc";

export default node;

/**
 * @generated SignedSource<<3cbac34923555158dc31c56f7360250e>>
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
    readonly childCount: number;
    readonly descendantCount: number;
    readonly path: string;
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "813c08e74e14e1f0aa28e8494e2abc82";

export default node;

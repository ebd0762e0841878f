/**
 * @generated SignedSource<<defc63d903c944a3fb64e90f6851dbf9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompatRoots_query$data = {
  readonly compatRoots: ReadonlyArray<{
    readonly childCount: number;
    readonly descendantCount: number;
    readonly path: string;
  }>;
  readonly " $fragmentType": "CompatRoots_query";
};
export type CompatRoots_query$key = {
  readonly " $data"?: CompatRoots_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompatRoots_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
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

(node as any).hash = "b793bc67c38cc709823cf56a74e79a3d";

export default node;

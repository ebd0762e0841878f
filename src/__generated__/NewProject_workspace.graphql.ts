/**
 * @generated SignedSource<<a0d2bb6fa6c1a3fb11b7ff6bab2b02e3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewProject_workspace$data = {
  readonly id: string;
  readonly slug: string;
  readonly " $fragmentType": "NewProject_workspace";
};
export type NewProject_workspace$key = {
  readonly " $data"?: NewProject_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewProject_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewProject_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "e05d4483c94a20c0e22c16665f507878";

export default node;

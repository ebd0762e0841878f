/**
 * @generated SignedSource<<086275001d0de2354310b902bcf3b2ba>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "decide" | "editProjects" | "leave" | "manage" | "own" | "propose" | "read" | "report" | "watch";
import type { FragmentRefs } from "relay-runtime";
export type DeleteWorkspace_workspace$data = {
  readonly deleteAt: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly permissions: ReadonlyArray<Permission>;
  readonly slug: string;
  readonly " $fragmentType": "DeleteWorkspace_workspace";
};
export type DeleteWorkspace_workspace$key = {
  readonly " $data"?: DeleteWorkspace_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteWorkspace_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteWorkspace_workspace",
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
    },
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
      "name": "permissions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deleteAt",
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "33992d7da7cc53a3a8f1b46c6d98d5ce";

export default node;

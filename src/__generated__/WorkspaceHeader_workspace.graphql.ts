/**
 * @generated SignedSource<<dee85c5ff3f256e6485aa605352136b7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "EDITOR" | "OWNER" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type WorkspaceHeader_workspace$data = {
  readonly deleteAt: string | null | undefined;
  readonly name: string;
  readonly role: Role | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "WorkspaceHeader_workspace";
};
export type WorkspaceHeader_workspace$key = {
  readonly " $data"?: WorkspaceHeader_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkspaceHeader_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkspaceHeader_workspace",
  "selections": [
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
      "name": "role",
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

(node as any).hash = "83218f4343eaed8b0bdb7edd1314c90d";

export default node;

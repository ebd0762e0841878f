/**
 * @generated SignedSource<<d952f269339c75bb97fb0eb2fb3c106c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenameWorkspace_workspace$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "RenameWorkspace_workspace";
};
export type RenameWorkspace_workspace$key = {
  readonly " $data"?: RenameWorkspace_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenameWorkspace_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenameWorkspace_workspace",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "df3a03c21f615497a988afbfe340abac";

export default node;

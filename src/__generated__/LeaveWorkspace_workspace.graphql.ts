/**
 * @generated SignedSource<<82846a6e37948e97ed7f9f7c69e7c7fc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaveWorkspace_workspace$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "LeaveWorkspace_workspace";
};
export type LeaveWorkspace_workspace$key = {
  readonly " $data"?: LeaveWorkspace_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeaveWorkspace_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeaveWorkspace_workspace",
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

(node as any).hash = "d2a9f1704f6cc80a67904da0b66baba1";

export default node;

/**
 * @generated SignedSource<<a1ef3ede528784bbc2fac7a0c1e873a1>>
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
  readonly slug: string;
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
      "name": "slug",
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

(node as any).hash = "4cff441cf5a230344c821fd9cd98daa0";

export default node;

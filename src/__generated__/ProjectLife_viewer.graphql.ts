/**
 * @generated SignedSource<<806ca42b3cb0caefd67e26e5e032ee61>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "decide" | "editProjects" | "leave" | "manage" | "own" | "propose" | "read" | "report" | "watch";
import type { FragmentRefs } from "relay-runtime";
export type ProjectLife_viewer$data = {
  readonly workspaces: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly permissions: ReadonlyArray<Permission>;
  }>;
  readonly " $fragmentType": "ProjectLife_viewer";
};
export type ProjectLife_viewer$key = {
  readonly " $data"?: ProjectLife_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectLife_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectLife_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Workspace",
      "kind": "LinkedField",
      "name": "workspaces",
      "plural": true,
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "permissions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ada1db76239ec5d661123641b713013e";

export default node;

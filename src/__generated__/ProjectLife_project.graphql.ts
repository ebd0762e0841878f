/**
 * @generated SignedSource<<f9d827cfe76f63f59d8e1c355afb8a81>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "decide" | "editProjects" | "leave" | "manage" | "own" | "propose" | "read" | "report" | "watch";
import type { FragmentRefs } from "relay-runtime";
export type ProjectLife_project$data = {
  readonly archivedAt: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly workspace: {
    readonly id: string;
    readonly permissions: ReadonlyArray<Permission>;
    readonly slug: string;
  };
  readonly " $fragmentType": "ProjectLife_project";
};
export type ProjectLife_project$key = {
  readonly " $data"?: ProjectLife_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectLife_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectLife_project",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Workspace",
      "kind": "LinkedField",
      "name": "workspace",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "d13f94c3149f46b1ee12b643ef73e8e4";

export default node;

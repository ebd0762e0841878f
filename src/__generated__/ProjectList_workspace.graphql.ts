/**
 * @generated SignedSource<<bc9183720a59e86bab3501d9721acd5b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectList_workspace$data = {
  readonly archived: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly slug: string;
  }>;
  readonly projects: ReadonlyArray<{
    readonly audience: {
      readonly name: string;
    } | null | undefined;
    readonly id: string;
    readonly linePercent: number;
    readonly name: string;
    readonly openReviewCount: number;
    readonly slug: string;
  }>;
  readonly slug: string;
  readonly " $fragmentType": "ProjectList_workspace";
};
export type ProjectList_workspace$key = {
  readonly " $data"?: ProjectList_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectList_workspace">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectList_workspace",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "projects",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linePercent",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Audience",
            "kind": "LinkedField",
            "name": "audience",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openReviewCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "archived",
      "args": [
        {
          "kind": "Literal",
          "name": "isArchived",
          "value": true
        }
      ],
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "projects",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": "projects(isArchived:true)"
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "db1a84cf377d6eaedcfd805146a3009b";

export default node;

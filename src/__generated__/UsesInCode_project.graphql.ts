/**
 * @generated SignedSource<<d1c573be68332f796f822cf14efc2ec8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsesInCode_project$data = {
  readonly reportedUses: {
    readonly featureCount: number;
    readonly repositories: ReadonlyArray<{
      readonly ageDays: number;
      readonly fileCount: number;
      readonly name: string;
      readonly reportedAt: string;
    }>;
  } | null | undefined;
  readonly slug: string;
  readonly workspace: {
    readonly slug: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"UsedFeatures_project">;
  readonly " $fragmentType": "UsesInCode_project";
};
export type UsesInCode_project$key = {
  readonly " $data"?: UsesInCode_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsesInCode_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "UsesInCode_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Workspace",
      "kind": "LinkedField",
      "name": "workspace",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportedUses",
      "kind": "LinkedField",
      "name": "reportedUses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "featureCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportingRepository",
          "kind": "LinkedField",
          "name": "repositories",
          "plural": true,
          "selections": [
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
              "name": "reportedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ageDays",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fileCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UsedFeatures_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "4169369bd0c965a6e43b8e117895f667";

export default node;

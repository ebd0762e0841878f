/**
 * @generated SignedSource<<8233a6624fa39b95e386c321e9a60285>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UseReports_project$data = {
  readonly reportedUses: {
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
  readonly " $fragmentType": "UseReports_project";
};
export type UseReports_project$key = {
  readonly " $data"?: UseReports_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"UseReports_project">;
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
  "name": "UseReports_project",
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "7913dc440288437d581f81919042617c";

export default node;

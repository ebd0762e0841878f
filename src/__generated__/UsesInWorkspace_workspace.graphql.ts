/**
 * @generated SignedSource<<349ad24ee39db2db61037d37a721c368>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsesInWorkspace_workspace$data = {
  readonly reportedUses: {
    readonly countedRepositoryCount: number;
    readonly featureCount: number;
    readonly features: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly count: {
            readonly since: string;
            readonly useCount: number;
          };
          readonly feature: {
            readonly name: string;
            readonly slug: string;
          };
          readonly projectCount: number;
          readonly projects: ReadonlyArray<{
            readonly name: string;
            readonly slug: string;
          }>;
          readonly useCountBefore: number | null | undefined;
        };
      }>;
    };
    readonly projectCount: number;
    readonly repositoryCount: number;
    readonly staleRepositories: ReadonlyArray<{
      readonly ageDays: number;
      readonly name: string;
      readonly project: {
        readonly name: string;
        readonly slug: string;
      };
      readonly reportedAt: string;
    }>;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "UsesInWorkspace_workspace";
};
export type UsesInWorkspace_workspace$key = {
  readonly " $data"?: UsesInWorkspace_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsesInWorkspace_workspace">;
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
  "name": "projectCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "skip"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsesInWorkspace_workspace",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkspaceUses",
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "repositoryCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countedRepositoryCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportingRepository",
          "kind": "LinkedField",
          "name": "staleRepositories",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
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
              "concreteType": "Project",
              "kind": "LinkedField",
              "name": "project",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 25
            },
            {
              "kind": "Variable",
              "name": "skip",
              "variableName": "skip"
            }
          ],
          "concreteType": "WorkspaceFeatureConnection",
          "kind": "LinkedField",
          "name": "features",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkspaceFeatureEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "WorkspaceFeature",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Feature",
                      "kind": "LinkedField",
                      "name": "feature",
                      "plural": false,
                      "selections": (v3/*:: as any*/),
                      "storageKey": null
                    },
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Project",
                      "kind": "LinkedField",
                      "name": "projects",
                      "plural": true,
                      "selections": (v3/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "UseCount",
                      "kind": "LinkedField",
                      "name": "count",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "useCount",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "since",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "useCountBefore",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "e7382e0ca3e8e3647c8438935cf98e4d";

export default node;

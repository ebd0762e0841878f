/**
 * @generated SignedSource<<c28f3ea862447ad0a74cc0d01cb3f5ec>>
 * @relayHash 990089848d8c4351e0839b6ff8ab3d7d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d7ab21c58a08fc6911d9531b443356c52357f8c486eb3e654a6505fba423690

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureSort = "BASELINE_ASC" | "BASELINE_DESC" | "CHROME_ANDROID_ASC" | "CHROME_ANDROID_DESC" | "CHROME_ASC" | "CHROME_DESC" | "COVERAGE_ASC" | "COVERAGE_DESC" | "EDGE_ASC" | "EDGE_DESC" | "FIREFOX_ANDROID_ASC" | "FIREFOX_ANDROID_DESC" | "FIREFOX_ASC" | "FIREFOX_DESC" | "NAME_ASC" | "NAME_DESC" | "NEWLY_ON_ASC" | "NEWLY_ON_DESC" | "SAFARI_ASC" | "SAFARI_DESC" | "SAFARI_IOS_ASC" | "SAFARI_IOS_DESC";
export type GroupScreenQuery$variables = {
  audience: string;
  linePercent: number;
  path: string;
  skip: number;
  sort: FeatureSort;
};
export type GroupScreenQuery$data = {
  readonly group: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupChildren_group" | "GroupFeatures_group" | "GroupHeader_group">;
  } | null | undefined;
  readonly groupNearMatches: ReadonlyArray<{
    readonly name: string;
    readonly path: string;
  }> | null | undefined;
};
export type GroupScreenQuery = {
  response: GroupScreenQuery$data;
  variables: GroupScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "audience"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "linePercent"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "path"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skip"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v5 = {
  "kind": "Variable",
  "name": "path",
  "variableName": "path"
},
v6 = [
  (v5/*:: as any*/)
],
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  },
  (v5/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "featureCount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v11/*:: as any*/)
],
v13 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v14 = {
  "kind": "Variable",
  "name": "linePercent",
  "variableName": "linePercent"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "GroupScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "group",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GroupHeader_group"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GroupChildren_group"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GroupFeatures_group"
          }
        ],
        "storageKey": null
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v7/*:: as any*/),
          "concreteType": "Group",
          "kind": "LinkedField",
          "name": "groupNearMatches",
          "plural": true,
          "selections": [
            (v8/*:: as any*/),
            (v9/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "GroupScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "group",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Group",
            "kind": "LinkedField",
            "name": "ancestors",
            "plural": true,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Group",
            "kind": "LinkedField",
            "name": "children",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              (v13/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "kind": "ScalarField",
            "name": "featureCountAtLine",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              (v13/*:: as any*/),
              {
                "kind": "Literal",
                "name": "first",
                "value": 50
              },
              (v14/*:: as any*/),
              {
                "kind": "Variable",
                "name": "skip",
                "variableName": "skip"
              },
              {
                "kind": "Variable",
                "name": "sort",
                "variableName": "sort"
              }
            ],
            "concreteType": "FeatureConnection",
            "kind": "LinkedField",
            "name": "features",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FeatureEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Feature",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "slug",
                        "storageKey": null
                      },
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Baseline",
                        "kind": "LinkedField",
                        "name": "baseline",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "status",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "newlyOn",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "widelyOn",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isNewlyOnUpperBound",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": [
                          (v13/*:: as any*/)
                        ],
                        "concreteType": "Coverage",
                        "kind": "LinkedField",
                        "name": "coverage",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "supportedShare",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "partialShare",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "unsupportedShare",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "unknownShare",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "shareError",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "groupNearMatches",
        "plural": true,
        "selections": (v12/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7d7ab21c58a08fc6911d9531b443356c52357f8c486eb3e654a6505fba423690",
    "metadata": {},
    "name": "GroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "05e7d67702c8a247b7e744ae843b3430";

export default node;

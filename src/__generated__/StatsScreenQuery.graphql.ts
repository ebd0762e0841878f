/**
 * @generated SignedSource<<1bd5f85747b1e0d747a40c3ceac17909>>
 * @relayHash 233bb8afe6c0eb43664cf3ee7a0a5d31
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91d1f62d8b9c427ef888d2982253199e3b7a95d0147b1db8886d62f0f45f6528

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatsScreenQuery$variables = Record<PropertyKey, never>;
export type StatsScreenQuery$data = {
  readonly catalogue: {
    readonly featureCount: number;
  };
  readonly statistics: {
    readonly " $fragmentSpreads": FragmentRefs<"BaselineGrowth_statistics" | "FeatureCounts_statistics" | "MissingInOne_statistics" | "YearTable_statistics">;
  };
};
export type StatsScreenQuery = {
  response: StatsScreenQuery$data;
  variables: StatsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Catalogue",
  "kind": "LinkedField",
  "name": "catalogue",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "featureCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "StatsScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Statistics",
        "kind": "LinkedField",
        "name": "statistics",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FeatureCounts_statistics"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BaselineGrowth_statistics"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MissingInOne_statistics"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "YearTable_statistics"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StatsScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Statistics",
        "kind": "LinkedField",
        "name": "statistics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "days",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BrowserStatistics",
            "kind": "LinkedField",
            "name": "browsers",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Browser",
                "kind": "LinkedField",
                "name": "browser",
                "plural": false,
                "selections": [
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "featureCounts",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "missingCounts",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newlyCounts",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "widelyCounts",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "oneBrowserShortCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "91d1f62d8b9c427ef888d2982253199e3b7a95d0147b1db8886d62f0f45f6528",
    "metadata": {},
    "name": "StatsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d485e778ec71d897dbcec597d99a1271";

export default node;

/**
 * @generated SignedSource<<6fa1679df4cbd3c08c9972400ee81276>>
 * @relayHash 7474b487715fbb921c8da061bfc0eb7f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 308a0e27676a241f87b2488f5753714a6d3504fd26161a3d98835042824c305c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForecastScreenQuery$variables = Record<PropertyKey, never>;
export type ForecastScreenQuery$data = {
  readonly forecastModel: {
    readonly medianDaysOff: number;
    readonly tenthDaysOff: number;
    readonly times: ReadonlyArray<string>;
    readonly trialCount: number;
    readonly withinRangeShare: number;
    readonly " $fragmentSpreads": FragmentRefs<"ForecastErrors_model">;
  };
};
export type ForecastScreenQuery = {
  response: ForecastScreenQuery$data;
  variables: ForecastScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "times",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trialCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withinRangeShare",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medianDaysOff",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tenthDaysOff",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ForecastScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ForecastModel",
        "kind": "LinkedField",
        "name": "forecastModel",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ForecastErrors_model"
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
    "name": "ForecastScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ForecastModel",
        "kind": "LinkedField",
        "name": "forecastModel",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ForecastError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
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
                "kind": "ScalarField",
                "name": "low",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "likely",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "high",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "308a0e27676a241f87b2488f5753714a6d3504fd26161a3d98835042824c305c",
    "metadata": {},
    "name": "ForecastScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4c3d7d7740c8789b68a43138862afa9a";

export default node;

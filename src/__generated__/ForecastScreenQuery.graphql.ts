/**
 * @generated SignedSource<<fc6d87fba554d277d13b5cc161c8c464>>
 * @relayHash 5a7baf56f146b667436cdf10e7563230
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01640f75b614c6c46d968cb974b3bdbbcfac533b856578f08eb51bd36ecfe0fd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForecastScreenQuery$variables = Record<PropertyKey, never>;
export type ForecastScreenQuery$data = {
  readonly forecastModel: {
    readonly countBelowShare: number;
    readonly countSurelyBelowShare: number;
    readonly countTrialCount: number;
    readonly countWithinRangeShare: number;
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
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countTrialCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countWithinRangeShare",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countBelowShare",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countSurelyBelowShare",
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
    "id": "01640f75b614c6c46d968cb974b3bdbbcfac533b856578f08eb51bd36ecfe0fd",
    "metadata": {},
    "name": "ForecastScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8a3c1d9d00d4c4a171ad6229ea474ca8";

export default node;

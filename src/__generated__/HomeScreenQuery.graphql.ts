/**
 * @generated SignedSource<<9d6549f8d17faa2d6b540d8d2a311b30>>
 * @relayHash 5223cb2fe4703e56b0bf6d5b824ccddf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 840769c15915f0db56eaf25a00b10004b27c096eeeb43c04d9e1cb510eb9c84c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeScreenQuery$variables = {
  audience: string;
  linePercent: number;
};
export type HomeScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BaselineNews_query" | "NearLine_query" | "Question_query">;
};
export type HomeScreenQuery = {
  response: HomeScreenQuery$data;
  variables: HomeScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "audience"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "linePercent"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": [
      (v2/*:: as any*/)
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
      }
    ],
    "storageKey": null
  },
  (v4/*:: as any*/)
],
v6 = [
  (v3/*:: as any*/),
  (v1/*:: as any*/),
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
        "name": "newlyOn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "widelyOn",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  (v4/*:: as any*/)
],
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "HomeScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Question_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "NearLine_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "BaselineNews_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HomeScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "key",
            "variableName": "audience"
          }
        ],
        "concreteType": "Audience",
        "kind": "LinkedField",
        "name": "audience",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "compatKeyCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          (v2/*:: as any*/),
          {
            "kind": "Literal",
            "name": "first",
            "value": 6
          },
          {
            "kind": "Variable",
            "name": "linePercent",
            "variableName": "linePercent"
          }
        ],
        "concreteType": "NearLine",
        "kind": "LinkedField",
        "name": "featuresNearLine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Feature",
            "kind": "LinkedField",
            "name": "above",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Feature",
            "kind": "LinkedField",
            "name": "below",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BaselineNow",
        "kind": "LinkedField",
        "name": "baselineNow",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "asOf",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Feature",
            "kind": "LinkedField",
            "name": "newlyThisMonth",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "Feature",
            "kind": "LinkedField",
            "name": "widelyLately",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": "widelyLately(first:8)"
          },
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "Feature",
            "kind": "LinkedField",
            "name": "widelySoon",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": "widelySoon(first:8)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "840769c15915f0db56eaf25a00b10004b27c096eeeb43c04d9e1cb510eb9c84c",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3aa201f1052d849dc924b01d8a79f469";

export default node;

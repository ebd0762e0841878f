/**
 * @generated SignedSource<<418b8e3d55afa5d1b53083236d41daa7>>
 * @relayHash 28492efd9f47b96fde8ca96ad415aca4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef9dba44d8dba13a22b7b10c720ae1e151a4de0e174540ac8f5cc4604af82e1b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeScreenQuery$variables = {
  audience: string;
  linePercent: number;
};
export type HomeScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BaselineNews_query" | "LineCrossings_query" | "NearLine_query" | "Question_query">;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 6
},
v5 = {
  "kind": "Variable",
  "name": "linePercent",
  "variableName": "linePercent"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/),
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": [
      (v3/*:: as any*/)
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
  (v2/*:: as any*/)
],
v8 = [
  (v4/*:: as any*/)
],
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "on",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Feature",
    "kind": "LinkedField",
    "name": "feature",
    "plural": false,
    "selections": [
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "storageKey": null
  }
],
v10 = [
  (v6/*:: as any*/),
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
  (v2/*:: as any*/)
],
v11 = [
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
        "name": "LineCrossings_query"
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Feature",
            "kind": "LinkedField",
            "name": "below",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          (v3/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "concreteType": "LineCrossings",
        "kind": "LinkedField",
        "name": "lineCrossings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "LineCrossing",
            "kind": "LinkedField",
            "name": "lately",
            "plural": true,
            "selections": (v9/*:: as any*/),
            "storageKey": "lately(first:6)"
          },
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "LineCrossing",
            "kind": "LinkedField",
            "name": "soon",
            "plural": true,
            "selections": (v9/*:: as any*/),
            "storageKey": "soon(first:6)"
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
            "selections": (v10/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "Feature",
            "kind": "LinkedField",
            "name": "widelyLately",
            "plural": true,
            "selections": (v10/*:: as any*/),
            "storageKey": "widelyLately(first:8)"
          },
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "Feature",
            "kind": "LinkedField",
            "name": "widelySoon",
            "plural": true,
            "selections": (v10/*:: as any*/),
            "storageKey": "widelySoon(first:8)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ef9dba44d8dba13a22b7b10c720ae1e151a4de0e174540ac8f5cc4604af82e1b",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f1cae7bbee585058807e1632396498f2";

export default node;

/**
 * @generated SignedSource<<dc53b3aa2e1ac251a03aadfcdbb066b5>>
 * @relayHash 282c7332d5e6076149bc1efd078efceb
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b98ab876305d465435a5f1341fd81140f8b19487488803ad73cd11cdff480a0b

import type { ConcreteRequest } from 'relay-runtime';
export type SinceLastVisitQuery$variables = {
  audience: string;
  linePercent: number;
};
export type SinceLastVisitQuery$data = {
  readonly lineCrossings: {
    readonly lately: ReadonlyArray<{
      readonly feature: {
        readonly name: string;
        readonly slug: string;
      };
    }>;
  };
};
export type SinceLastVisitQuery = {
  response: SinceLastVisitQuery$data;
  variables: SinceLastVisitQuery$variables;
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
v1 = [
  {
    "kind": "Variable",
    "name": "audience",
    "variableName": "audience"
  },
  {
    "kind": "Variable",
    "name": "linePercent",
    "variableName": "linePercent"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
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
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SinceLastVisitQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LineCrossings",
        "kind": "LinkedField",
        "name": "lineCrossings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "LineCrossing",
            "kind": "LinkedField",
            "name": "lately",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "feature",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "lately(first:50)"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SinceLastVisitQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LineCrossings",
        "kind": "LinkedField",
        "name": "lineCrossings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "LineCrossing",
            "kind": "LinkedField",
            "name": "lately",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "feature",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "lately(first:50)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b98ab876305d465435a5f1341fd81140f8b19487488803ad73cd11cdff480a0b",
    "metadata": {},
    "name": "SinceLastVisitQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7ddf5a0b004fad5da48fdc8ca6cb89b4";

export default node;

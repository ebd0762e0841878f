/**
 * @generated SignedSource<<aa54c7f84a56037afb279383a4084413>>
 * @relayHash b4e848c5abec1c0f8588f0aa03b7221e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a38bce5e99e56634258ce92c589d18d580704ee6ac8328f07765a547b264a851

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarScreenQuery$variables = {
  audience: string;
  linePercent: number;
};
export type CalendarScreenQuery$data = {
  readonly catalogue: {
    readonly asOf: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ComingReleases_query">;
};
export type CalendarScreenQuery = {
  response: CalendarScreenQuery$data;
  variables: CalendarScreenQuery$variables;
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
  "concreteType": "Catalogue",
  "kind": "LinkedField",
  "name": "catalogue",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asOf",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
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
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CalendarScreenQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ComingReleases_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CalendarScreenQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": [
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
        "concreteType": "CalendarEntry",
        "kind": "LinkedField",
        "name": "releaseCalendar",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "browserShare",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "release",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timing",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "releasedOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Browser",
                "kind": "LinkedField",
                "name": "browser",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 10
                  }
                ],
                "concreteType": "FeatureConnection",
                "kind": "LinkedField",
                "name": "newFeatures",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
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
                        "selections": (v3/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "newFeatures(first:10)"
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  }
                ],
                "concreteType": "CompatKeyConnection",
                "kind": "LinkedField",
                "name": "newCompatKeys",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": "newCompatKeys(first:1)"
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Feature",
            "kind": "LinkedField",
            "name": "crossing",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a38bce5e99e56634258ce92c589d18d580704ee6ac8328f07765a547b264a851",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "81793baa2b46871d92e69d5382e9c019";

export default node;

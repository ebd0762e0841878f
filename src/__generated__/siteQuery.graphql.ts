/**
 * @generated SignedSource<<d0bc60b1ebec94f6a79c7d67718f88f5>>
 * @relayHash 31123e6046067effab1ca1ed84ec14e7
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ea0f1be58e5000f16f317ef7125fe797dd6e0636b25be7eaa5a80edaeefae63

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type siteQuery$variables = {
  audience: string;
};
export type siteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AudienceName_query" | "SiteFooter_query">;
};
export type siteQuery = {
  response: siteQuery$data;
  variables: siteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "audience"
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
  "name": "asOf",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "siteQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AudienceName_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SiteFooter_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "siteQuery",
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
        "concreteType": "Catalogue",
        "kind": "LinkedField",
        "name": "catalogue",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "baselineOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DataPackage",
            "kind": "LinkedField",
            "name": "packages",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "license",
                "storageKey": null
              }
            ],
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0ea0f1be58e5000f16f317ef7125fe797dd6e0636b25be7eaa5a80edaeefae63",
    "metadata": {},
    "name": "siteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f76d43f576e7d39dab66b6000323876";

export default node;

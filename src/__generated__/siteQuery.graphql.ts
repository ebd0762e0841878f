/**
 * @generated SignedSource<<4095d61018c3d4d40231abab69d7c2d9>>
 * @relayHash f5a2d92cfe4112aa51429d3b135a98b5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 655267fcf674145f96a35a70c1161c4f78128f26267d0edc95e2b28b84d929cf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type siteQuery$variables = {
  audience: string;
};
export type siteQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AudienceNotice_query" | "SiteFooter_query" | "SiteHeader_query">;
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
        "name": "AudienceNotice_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SiteHeader_query"
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
            "name": "ageDays",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "siteAddress",
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "655267fcf674145f96a35a70c1161c4f78128f26267d0edc95e2b28b84d929cf",
    "metadata": {},
    "name": "siteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8632ce138123d210ec4929c19bc6ec32";

export default node;

/**
 * @generated SignedSource<<a63c36b5ff8ea7ce665820d5f37f30e4>>
 * @relayHash bae24341d58b5c2ceda2c083d64417b2
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afed32f960427717513642fa8c3802270d1942deb88c309f93a6dc4e8e612b62

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
      }
    ]
  },
  "params": {
    "id": "afed32f960427717513642fa8c3802270d1942deb88c309f93a6dc4e8e612b62",
    "metadata": {},
    "name": "siteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8632ce138123d210ec4929c19bc6ec32";

export default node;

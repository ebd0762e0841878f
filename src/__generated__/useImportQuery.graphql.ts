/**
 * @generated SignedSource<<25092dd09aefba952311676c0e6cccda>>
 * @relayHash 12057b24761119eb3198957f344e9ffd
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8294b06ca00734a741ec9dd1117352ed21c6a69d9913145862f5ec1b5129633

import type { ConcreteRequest } from 'relay-runtime';
export type useImportQuery$variables = Record<PropertyKey, never>;
export type useImportQuery$data = {
  readonly browsers: ReadonlyArray<{
    readonly name: string;
    readonly releases: ReadonlyArray<{
      readonly version: string;
    }>;
    readonly slug: string;
  }>;
  readonly derivedBrowsers: ReadonlyArray<{
    readonly engineSlug: string;
    readonly engineVersions: ReadonlyArray<string>;
    readonly slug: string;
    readonly versions: ReadonlyArray<string>;
  }>;
};
export type useImportQuery = {
  response: useImportQuery$data;
  variables: useImportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
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
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "DerivedBrowser",
  "kind": "LinkedField",
  "name": "derivedBrowsers",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "engineSlug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "versions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "engineVersions",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useImportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browsers",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "releases",
            "plural": true,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v3/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useImportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browsers",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "releases",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "c8294b06ca00734a741ec9dd1117352ed21c6a69d9913145862f5ec1b5129633",
    "metadata": {},
    "name": "useImportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5fbdbe82d5f57d9ce72e4e49547a8127";

export default node;

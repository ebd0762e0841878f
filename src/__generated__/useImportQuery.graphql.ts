/**
 * @generated SignedSource<<0f37877c8fc44339c02ea17908d35d13>>
 * @relayHash aad64498e591eeb94ed93d8ec2655ac6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c11095c570b39c931714ce216292593ba5d8038a7f5054c53ae6ce3547c9797

import type { ConcreteRequest } from 'relay-runtime';
export type useImportQuery$variables = Record<PropertyKey, never>;
export type useImportQuery$data = {
  readonly browsers: ReadonlyArray<{
    readonly name: string;
    readonly releases: ReadonlyArray<{
      readonly engineVersion: string | null | undefined;
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
  "kind": "ScalarField",
  "name": "engineVersion",
  "storageKey": null
},
v4 = {
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
v5 = {
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
    "metadata": {
      "throwOnFieldError": true
    },
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v4/*:: as any*/)
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
              (v3/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "9c11095c570b39c931714ce216292593ba5d8038a7f5054c53ae6ce3547c9797",
    "metadata": {},
    "name": "useImportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4cb89891c433bdfc91552683964f6fb4";

export default node;

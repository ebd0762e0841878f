/**
 * @generated SignedSource<<cb704512b65ffa18be14d6a8a229f3c1>>
 * @relayHash 50efc2bdda17bb7900ab4f2d59c3477e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edd1c29f72db8e5a1dc8ebcf53e835ab5366f2a6dbe12d67bd06639f80da3dab

import type { ConcreteRequest } from 'relay-runtime';
export type MarkdownPreviewQuery$variables = {
  text: string;
};
export type MarkdownPreviewQuery$data = {
  readonly viewer: {
    readonly markdown: string | null | undefined;
  } | null | undefined;
};
export type MarkdownPreviewQuery = {
  response: MarkdownPreviewQuery$data;
  variables: MarkdownPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "text",
      "variableName": "text"
    }
  ],
  "kind": "ScalarField",
  "name": "markdown",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MarkdownPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "MarkdownPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
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
      }
    ]
  },
  "params": {
    "id": "edd1c29f72db8e5a1dc8ebcf53e835ab5366f2a6dbe12d67bd06639f80da3dab",
    "metadata": {},
    "name": "MarkdownPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a035d77e2b34baad0c6311c072b06471";

export default node;

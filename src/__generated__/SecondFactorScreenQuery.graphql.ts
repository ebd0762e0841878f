/**
 * @generated SignedSource<<43e2e6ce01c2ead8842f449c76e6b504>>
 * @relayHash 8022de9b9458358e7d5273c8dd76a26a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44278eeea93f69e041e0161ef6b538eff5e43046489565525f22a4bd07888cd1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactorState = "OFF" | "ON" | "STARTED";
export type SecondFactorScreenQuery$variables = Record<PropertyKey, never>;
export type SecondFactorScreenQuery$data = {
  readonly viewer: {
    readonly closedWorkspaces: ReadonlyArray<string>;
    readonly secondFactor: {
      readonly state: SecondFactorState;
      readonly " $fragmentSpreads": FragmentRefs<"RecoveryCodes_secondFactor" | "SetUp_secondFactor">;
    };
    readonly waysIn: {
      readonly hasPassword: boolean;
    };
  } | null | undefined;
};
export type SecondFactorScreenQuery = {
  response: SecondFactorScreenQuery$data;
  variables: SecondFactorScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "WaysIn",
  "kind": "LinkedField",
  "name": "waysIn",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closedWorkspaces",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SecondFactorScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SecondFactor",
            "kind": "LinkedField",
            "name": "secondFactor",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SetUp_secondFactor"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RecoveryCodes_secondFactor"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SecondFactorScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SecondFactor",
            "kind": "LinkedField",
            "name": "secondFactor",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "setupKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "setupUri",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "QrCode",
                "kind": "LinkedField",
                "name": "setupPicture",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "size",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "path",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recoveryCodeCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recoveryCodes",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "id": "44278eeea93f69e041e0161ef6b538eff5e43046489565525f22a4bd07888cd1",
    "metadata": {},
    "name": "SecondFactorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c11ae45184887dd720dedafe5dd950ba";

export default node;

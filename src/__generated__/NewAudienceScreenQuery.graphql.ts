/**
 * @generated SignedSource<<fd99d02220a19080f623489ed52f62da>>
 * @relayHash 18427050926456a18853b83e32d4a44f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 991feff6ebdd2cf0f3c2d51611366257fb2b5236b367dcb411c46e3a3d119364

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewAudienceScreenQuery$variables = {
  isAsked: boolean;
  key: string;
};
export type NewAudienceScreenQuery$data = {
  readonly audienceLookup?: {
    readonly audience: {
      readonly key: string;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BlendForm_query" | "FileImport_query" | "PlatformWay_query">;
};
export type NewAudienceScreenQuery = {
  response: NewAudienceScreenQuery$data;
  variables: NewAudienceScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAsked"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v2 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "problems",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "NewAudienceScreenQuery",
    "selections": [
      {
        "condition": "isAsked",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v2/*:: as any*/),
              "concreteType": "AudienceLookup",
              "kind": "LinkedField",
              "name": "audienceLookup",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Audience",
                  "kind": "LinkedField",
                  "name": "audience",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/)
                  ],
                  "storageKey": null
                },
                (v4/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ]
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FileImport_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PlatformWay_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "BlendForm_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewAudienceScreenQuery",
    "selections": [
      {
        "condition": "isAsked",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "AudienceLookup",
            "kind": "LinkedField",
            "name": "audienceLookup",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Audience",
                "kind": "LinkedField",
                "name": "audience",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AudiencePreset",
        "kind": "LinkedField",
        "name": "audiencePresets",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "991feff6ebdd2cf0f3c2d51611366257fb2b5236b367dcb411c46e3a3d119364",
    "metadata": {},
    "name": "NewAudienceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3f23fa7a776a6c9d27a187d4c43a0416";

export default node;

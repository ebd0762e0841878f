/**
 * @generated SignedSource<<f73f7d410d2210012204720e802ad6bf>>
 * @relayHash c9e5257565bb716de3bca1904caa950a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e421bd7e95bd3da3e1f0b56ba74c2b187d5091ef3ba23bba6760fe7102503db9

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
  readonly " $fragmentSpreads": FragmentRefs<"BlendForm_query" | "FileImport_query">;
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
    "id": "e421bd7e95bd3da3e1f0b56ba74c2b187d5091ef3ba23bba6760fe7102503db9",
    "metadata": {},
    "name": "NewAudienceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8f5eb57fd05473deb4832154096a294b";

export default node;

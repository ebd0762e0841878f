/**
 * @generated SignedSource<<64fb12f1be10fa3bfb6b6f8df408de03>>
 * @relayHash 637a9d665108307af26b497570d7cde2
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d72ca52d15420d79720517e8705186b53e95d7ca30ccefe2dbaa4484046d80f4

import type { ConcreteRequest } from 'relay-runtime';
export type RenameAudienceInput = {
  key: string;
  name: string;
  token: string;
};
export type RenameAudienceMutation$variables = {
  input: RenameAudienceInput;
};
export type RenameAudienceMutation$data = {
  readonly renameAudience: {
    readonly audience: {
      readonly name: string;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type RenameAudienceMutation = {
  response: RenameAudienceMutation$data;
  variables: RenameAudienceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RenameAudienceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RenameAudiencePayload",
        "kind": "LinkedField",
        "name": "renameAudience",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RenameAudienceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RenameAudiencePayload",
        "kind": "LinkedField",
        "name": "renameAudience",
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
              (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d72ca52d15420d79720517e8705186b53e95d7ca30ccefe2dbaa4484046d80f4",
    "metadata": {},
    "name": "RenameAudienceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8e1b88c5bf819af63d1166a80abdc6fb";

export default node;

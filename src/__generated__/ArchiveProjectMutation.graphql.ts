/**
 * @generated SignedSource<<6def2b738fe49516025c4b79d6323aff>>
 * @relayHash e704ef1c27fa5b8a0cf3a198839d1749
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31de567d37b5e70c0fc34cf0da2fb911ea77b46ee1cc6d158f0ce9b58980049e

import type { ConcreteRequest } from 'relay-runtime';
export type ArchiveProjectInput = {
  isArchived: boolean;
  projectId: string;
};
export type ArchiveProjectMutation$variables = {
  input: ArchiveProjectInput;
};
export type ArchiveProjectMutation$data = {
  readonly archiveProject: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly project: {
      readonly archivedAt: string | null | undefined;
      readonly id: string;
      readonly version: number;
    } | null | undefined;
  };
};
export type ArchiveProjectMutation = {
  response: ArchiveProjectMutation$data;
  variables: ArchiveProjectMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ArchiveProjectPayload",
    "kind": "LinkedField",
    "name": "archiveProject",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
            "name": "archivedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ArchiveProjectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ArchiveProjectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "31de567d37b5e70c0fc34cf0da2fb911ea77b46ee1cc6d158f0ce9b58980049e",
    "metadata": {},
    "name": "ArchiveProjectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a5e01577665f409525f87230e5343f02";

export default node;

/**
 * @generated SignedSource<<3b4774a385b42179ab065e770c2ed826>>
 * @relayHash bffbff564789eb37daa77a6bbf629b80
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 953334c384750aa235c1032a08dc51b74d55995d99456b102d0db85a0d2af8b6

import type { ConcreteRequest } from 'relay-runtime';
export type WatchCadence = "DAILY" | "IMMEDIATE" | "WEEKLY";
export type WatchTrigger = "BASELINE_CHANGED" | "BROWSER_SHIPPED" | "COVERAGE_CROSSED" | "DISCOURAGED" | "REVIEW_OPENED";
export type UpdateWatchInput = {
  audience: string;
  cadence?: WatchCadence | null | undefined;
  channelIds?: ReadonlyArray<string> | null | undefined;
  id: string;
  linePercent: number;
  triggers: ReadonlyArray<WatchTrigger>;
  workspaceId: string;
};
export type useUpdateWatchMutation$variables = {
  input: UpdateWatchInput;
};
export type useUpdateWatchMutation$data = {
  readonly updateWatch: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly watch: {
      readonly id: string;
    } | null | undefined;
  };
};
export type useUpdateWatchMutation = {
  response: useUpdateWatchMutation$data;
  variables: useUpdateWatchMutation$variables;
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
    "concreteType": "UpdateWatchPayload",
    "kind": "LinkedField",
    "name": "updateWatch",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Watch",
        "kind": "LinkedField",
        "name": "watch",
        "plural": false,
        "selections": [
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
    "name": "useUpdateWatchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateWatchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "953334c384750aa235c1032a08dc51b74d55995d99456b102d0db85a0d2af8b6",
    "metadata": {},
    "name": "useUpdateWatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "178e98cfae508e5888a299b22dbd5c6f";

export default node;

/**
 * @generated SignedSource<<f868000ece61bb45e6cd9846f7f58d78>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PolicyFiles_policy$data = Result<{
  readonly file: {
    readonly refusal: string | null | undefined;
    readonly text: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PolicyFiles_policy";
}, unknown>;
export type PolicyFiles_policy$key = {
  readonly " $data"?: PolicyFiles_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyFiles_policy">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "file"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "PolicyFiles_policy",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "name",
          "variableName": "file"
        }
      ],
      "concreteType": "PolicyFile",
      "kind": "LinkedField",
      "name": "file",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refusal",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Policy",
  "abstractKey": null
};

(node as any).hash = "39941a3ff757c563b829568bd9c007a0";

export default node;

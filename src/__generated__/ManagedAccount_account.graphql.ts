/**
 * @generated SignedSource<<be9d96bb23d794aff5f4cb37e6a3f977>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManagedAccount_account$data = {
  readonly createdAt: string;
  readonly email: string;
  readonly hasSecondFactor: boolean;
  readonly id: string;
  readonly isLocked: boolean;
  readonly isOperator: boolean;
  readonly name: string;
  readonly sessionCount: number;
  readonly " $fragmentType": "ManagedAccount_account";
};
export type ManagedAccount_account$key = {
  readonly " $data"?: ManagedAccount_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagedAccount_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagedAccount_account",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOperator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSecondFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessionCount",
      "storageKey": null
    }
  ],
  "type": "ManagedAccount",
  "abstractKey": null
};

(node as any).hash = "6c9dd05306347b6fa401e54b0c2b625b";

export default node;

/**
 * @generated SignedSource<<35fa1e87f49b1923bae9f16c0eaf5faf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DirectoryTokens_administration$data = {
  readonly directoryTokens: ReadonlyArray<{
    readonly createdAt: string;
    readonly expiresAt: string;
    readonly id: string;
    readonly isReadOnly: boolean;
    readonly lastUsedAt: string | null | undefined;
    readonly name: string;
    readonly prefix: string;
  }>;
  readonly " $fragmentType": "DirectoryTokens_administration";
};
export type DirectoryTokens_administration$key = {
  readonly " $data"?: DirectoryTokens_administration$data;
  readonly " $fragmentSpreads": FragmentRefs<"DirectoryTokens_administration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DirectoryTokens_administration",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DirectoryToken",
      "kind": "LinkedField",
      "name": "directoryTokens",
      "plural": true,
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
          "name": "isReadOnly",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prefix",
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
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Administration",
  "abstractKey": null
};

(node as any).hash = "8120d6086a5d1ebf9ef8fc27a0c7e7b4";

export default node;

/**
 * @generated SignedSource<<e8c654bbb4c29f327c8ba8962842f83d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchTerms_workspace$data = {
  readonly channels: ReadonlyArray<{
    readonly id: string;
    readonly mayUse: boolean;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "WatchTerms_workspace";
};
export type WatchTerms_workspace$key = {
  readonly " $data"?: WatchTerms_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchTerms_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchTerms_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Channel",
      "kind": "LinkedField",
      "name": "channels",
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
          "name": "mayUse",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "d49b47f2fcd04e06bee1afc05c526b37";

export default node;

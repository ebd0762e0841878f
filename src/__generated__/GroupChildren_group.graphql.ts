/**
 * @generated SignedSource<<df03f1d20ba34155f69430c16f51c055>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupChildren_group$data = {
  readonly children: ReadonlyArray<{
    readonly featureCount: number;
    readonly name: string;
    readonly path: string;
  }>;
  readonly " $fragmentType": "GroupChildren_group";
};
export type GroupChildren_group$key = {
  readonly " $data"?: GroupChildren_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupChildren_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupChildren_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
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
          "name": "featureCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "98da82e0604e803726de9f4f44fcf02e";

export default node;

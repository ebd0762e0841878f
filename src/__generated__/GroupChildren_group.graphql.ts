/**
 * @generated SignedSource<<9ac29c957149af3da291d7527c9e98cc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type GroupChildren_group$data = Result<{
  readonly children: ReadonlyArray<{
    readonly featureCount: number;
    readonly name: string;
    readonly path: string;
  }>;
  readonly " $fragmentType": "GroupChildren_group";
}, unknown>;
export type GroupChildren_group$key = {
  readonly " $data"?: GroupChildren_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupChildren_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
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

(node as any).hash = "580a9859fbf984c81783d863a313eef9";

export default node;

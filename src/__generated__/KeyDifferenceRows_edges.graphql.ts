/**
 * @generated SignedSource<<76c524947afc835aca6baeb73e71a3c7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SupportClass = "NO" | "PARTIAL" | "PREVIEW" | "REMOVED_PARTIAL" | "UNKNOWN" | "YES";
import type { FragmentRefs } from "relay-runtime";
export type KeyDifferenceRows_edges$data = ReadonlyArray<{
  readonly node: {
    readonly path: string;
  };
  readonly otherClass: SupportClass;
  readonly " $fragmentType": "KeyDifferenceRows_edges";
}>;
export type KeyDifferenceRows_edges$key = ReadonlyArray<{
  readonly " $data"?: KeyDifferenceRows_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeyDifferenceRows_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "KeyDifferenceRows_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherClass",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompatKey",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
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
  "type": "CompatKeyDifferenceEdge",
  "abstractKey": null
};

(node as any).hash = "f3448cc13797437b0524197d87921dbd";

export default node;

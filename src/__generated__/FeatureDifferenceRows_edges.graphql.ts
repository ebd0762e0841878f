/**
 * @generated SignedSource<<775b4b8ea2197120909784efc80e490c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
export type SupportClass = "NO" | "PARTIAL" | "PREVIEW" | "REMOVED_PARTIAL" | "UNKNOWN" | "YES";
import type { FragmentRefs } from "relay-runtime";
export type FeatureDifferenceRows_edges$data = ReadonlyArray<{
  readonly node: {
    readonly baseline: {
      readonly isNewlyOnUpperBound: boolean;
      readonly newlyOn: string | null | undefined;
      readonly status: BaselineStatus;
      readonly widelyOn: string | null | undefined;
    };
    readonly name: string;
    readonly slug: string;
  };
  readonly otherClass: SupportClass;
  readonly " $fragmentType": "FeatureDifferenceRows_edges";
}>;
export type FeatureDifferenceRows_edges$key = ReadonlyArray<{
  readonly " $data"?: FeatureDifferenceRows_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureDifferenceRows_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FeatureDifferenceRows_edges",
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
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
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
          "concreteType": "Baseline",
          "kind": "LinkedField",
          "name": "baseline",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "newlyOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "widelyOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isNewlyOnUpperBound",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeatureDifferenceEdge",
  "abstractKey": null
};

(node as any).hash = "fbab80f8943dd9742b2dfa6eed2d804e";

export default node;

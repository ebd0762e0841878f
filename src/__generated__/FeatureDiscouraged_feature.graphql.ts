/**
 * @generated SignedSource<<419ea034eccb69cbe6ebf68d0acfca0d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type FeatureDiscouraged_feature$data = Result<{
  readonly discouraged: {
    readonly alternatives: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly reasonHtml: string | null | undefined;
    readonly removalOn: string | null | undefined;
    readonly sourceUrls: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "FeatureDiscouraged_feature";
}, unknown>;
export type FeatureDiscouraged_feature$key = {
  readonly " $data"?: FeatureDiscouraged_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureDiscouraged_feature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "FeatureDiscouraged_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Discouraged",
      "kind": "LinkedField",
      "name": "discouraged",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reasonHtml",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sourceUrls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removalOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "alternatives",
          "plural": true,
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "35800626b90eaa1bd6a58ec5c6c1af5d";

export default node;

/**
 * @generated SignedSource<<3f15a6d93b9684ae990d9b6a2d3d7a7b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ShortBrowsers_coverage$data = Result<{
  readonly shortBrowsers: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly share: number;
  }>;
  readonly " $fragmentType": "ShortBrowsers_coverage";
}, unknown>;
export type ShortBrowsers_coverage$key = {
  readonly " $data"?: ShortBrowsers_coverage$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShortBrowsers_coverage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "ShortBrowsers_coverage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BrowserShare",
      "kind": "LinkedField",
      "name": "shortBrowsers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Browser",
          "kind": "LinkedField",
          "name": "browser",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Coverage",
  "abstractKey": null
};

(node as any).hash = "35051bcf7c7b03ef738709659d453ade";

export default node;

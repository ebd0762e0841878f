/**
 * @generated SignedSource<<5a284a3367b0182d7a0148d2f5bc5581>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShortBrowsers_coverage$data = {
  readonly shortBrowsers: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly share: number;
  }>;
  readonly " $fragmentType": "ShortBrowsers_coverage";
};
export type ShortBrowsers_coverage$key = {
  readonly " $data"?: ShortBrowsers_coverage$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShortBrowsers_coverage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
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

(node as any).hash = "4bb22f32c924bb85bbefd4d0fac32be6";

export default node;

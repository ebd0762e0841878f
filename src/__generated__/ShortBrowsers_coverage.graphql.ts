/**
 * @generated SignedSource<<8019e0e77b650898c2c5579672ca7a08>>
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
    readonly partialShare: number;
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
      "concreteType": "ShortBrowser",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partialShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Coverage",
  "abstractKey": null
};

(node as any).hash = "42ef67a92c3ba04b771d4c979a8ff2dd";

export default node;

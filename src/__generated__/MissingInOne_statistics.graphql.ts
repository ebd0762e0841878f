/**
 * @generated SignedSource<<c5aa48ca117f4f4406d0d02a1eee54e0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissingInOne_statistics$data = {
  readonly browsers: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly missingCounts: ReadonlyArray<number>;
  }>;
  readonly days: ReadonlyArray<string>;
  readonly oneBrowserShortCount: number;
  readonly " $fragmentType": "MissingInOne_statistics";
};
export type MissingInOne_statistics$key = {
  readonly " $data"?: MissingInOne_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingInOne_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MissingInOne_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "days",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BrowserStatistics",
      "kind": "LinkedField",
      "name": "browsers",
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
          "name": "missingCounts",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oneBrowserShortCount",
      "storageKey": null
    }
  ],
  "type": "Statistics",
  "abstractKey": null
};

(node as any).hash = "9298e452a46f817e9213fec37c4a2299";

export default node;

/**
 * @generated SignedSource<<b152d90b389d45c1bea0b42edfe6c689>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BrowserReleases_browser$data = Result<{
  readonly name: string;
  readonly releases: ReadonlyArray<{
    readonly engine: string | null | undefined;
    readonly engineVersion: string | null | undefined;
    readonly newFeatureCount: number;
    readonly releasedOn: string | null | undefined;
    readonly share: number;
    readonly status: string;
    readonly version: string;
  }>;
  readonly slug: string;
  readonly " $fragmentType": "BrowserReleases_browser";
}, unknown>;
export type BrowserReleases_browser$key = {
  readonly " $data"?: BrowserReleases_browser$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrowserReleases_browser">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "BrowserReleases_browser",
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
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "releases",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "releasedOn",
          "storageKey": null
        },
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
          "name": "engine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "engineVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "audience",
              "variableName": "audience"
            }
          ],
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newFeatureCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Browser",
  "abstractKey": null
};

(node as any).hash = "93596a3aa437063e41d2c55ba3b7da0b";

export default node;

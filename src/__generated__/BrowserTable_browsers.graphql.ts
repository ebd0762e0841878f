/**
 * @generated SignedSource<<49e5aecd1874a10d84ece876f24baab1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BrowserType = "DESKTOP" | "MOBILE" | "SERVER" | "XR";
import type { FragmentRefs } from "relay-runtime";
export type BrowserTable_browsers$data = ReadonlyArray<{
  readonly currentRelease: {
    readonly engine: string | null | undefined;
    readonly releasedOn: string | null | undefined;
    readonly version: string;
  } | null | undefined;
  readonly isCore: boolean;
  readonly name: string;
  readonly releaseCount: number;
  readonly share: number;
  readonly slug: string;
  readonly type: BrowserType;
  readonly " $fragmentType": "BrowserTable_browsers";
}>;
export type BrowserTable_browsers$key = ReadonlyArray<{
  readonly " $data"?: BrowserTable_browsers$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrowserTable_browsers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BrowserTable_browsers",
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
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "releaseCount",
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
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "currentRelease",
      "plural": false,
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
          "name": "engine",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Browser",
  "abstractKey": null
};

(node as any).hash = "41957b168edad918999c51f51bcbaef4";

export default node;

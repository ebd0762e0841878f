/**
 * @generated SignedSource<<aa181f7941c7302a24e3a6c91d20c4c6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BrowserType = "DESKTOP" | "MOBILE" | "SERVER" | "XR";
import type { FragmentRefs } from "relay-runtime";
export type BrowserHeader_browser$data = {
  readonly currentRelease: {
    readonly engine: string | null | undefined;
    readonly engineVersion: string | null | undefined;
    readonly releasedOn: string | null | undefined;
    readonly version: string;
  } | null | undefined;
  readonly isCore: boolean;
  readonly name: string;
  readonly releaseCount: number;
  readonly share: number;
  readonly slug: string;
  readonly type: BrowserType;
  readonly upstream: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly " $fragmentType": "BrowserHeader_browser";
};
export type BrowserHeader_browser$key = {
  readonly " $data"?: BrowserHeader_browser$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrowserHeader_browser">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrowserHeader_browser",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "concreteType": "Browser",
      "kind": "LinkedField",
      "name": "upstream",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "engineVersion",
          "storageKey": null
        }
      ],
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
    }
  ],
  "type": "Browser",
  "abstractKey": null
};
})();

(node as any).hash = "29de277cac50a1c7dc6da9a7d9d7f1d1";

export default node;

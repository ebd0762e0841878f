/**
 * @generated SignedSource<<76c9bdde50009be85dc9dcd56270860c>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ReleaseDay_release">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReleaseDay_release"
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

(node as any).hash = "0da2256457f542c1e1a91338ecd6405b";

export default node;

/**
 * @generated SignedSource<<f10228c5a2d33a01ed76c6d3cb8d855d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReleaseHeader_release$data = {
  readonly browser: {
    readonly name: string;
    readonly slug: string;
  };
  readonly version: string;
  readonly " $fragmentType": "ReleaseHeader_release";
};
export type ReleaseHeader_release$key = {
  readonly " $data"?: ReleaseHeader_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseHeader_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReleaseHeader_release",
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
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "3037d615e44871cc0ea31f7ec5d1fa18";

export default node;

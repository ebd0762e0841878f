/**
 * @generated SignedSource<<07d6a580b5adccf7b3e00beca63c5dfb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ReleaseForm_browser$data = Result<{
  readonly name: string;
  readonly releaseVersions: ReadonlyArray<string>;
  readonly slug: string;
  readonly " $fragmentType": "ReleaseForm_browser";
}, unknown>;
export type ReleaseForm_browser$key = {
  readonly " $data"?: ReleaseForm_browser$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseForm_browser">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "ReleaseForm_browser",
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
      "name": "releaseVersions",
      "storageKey": null
    }
  ],
  "type": "Browser",
  "abstractKey": null
};

(node as any).hash = "c0a1f71b1c23c3ee898e999ae0c8b22a";

export default node;

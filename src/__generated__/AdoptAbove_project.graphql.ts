/**
 * @generated SignedSource<<06769cf0930106c9c0e302031c483a1c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdoptAbove_project$data = {
  readonly id: string;
  readonly linePercent: number;
  readonly " $fragmentType": "AdoptAbove_project";
};
export type AdoptAbove_project$key = {
  readonly " $data"?: AdoptAbove_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdoptAbove_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdoptAbove_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linePercent",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "16a2b948588f621312959cd94418d0f0";

export default node;
